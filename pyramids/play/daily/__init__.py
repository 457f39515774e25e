"""The daily expedition: one table a day, the same for everyone, and one try that counts."""
