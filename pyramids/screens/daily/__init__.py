"""The daily expedition: the day's table, the calendar and the medals."""
