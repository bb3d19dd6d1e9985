@_exported import Glass
