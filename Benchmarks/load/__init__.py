"""Servers and loads, for `crowd.py`."""
