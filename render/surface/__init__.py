"""Sheets, canvases and sprites: where pixels are put."""
