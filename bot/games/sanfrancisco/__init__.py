"""San Francisco by Reiner Knizia."""
