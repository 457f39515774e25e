"""Games as text: records, transcripts, and the proof that nothing in them was swapped."""
