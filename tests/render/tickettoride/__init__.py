"""Tests of the pictures of Ticket to Ride."""
