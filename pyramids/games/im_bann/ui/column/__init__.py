"""The depot, the piles and the tools beside the pyramid."""
