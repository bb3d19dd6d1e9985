// Without the frame.
@_exported import struct Glass.Lens
