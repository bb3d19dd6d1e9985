@_exported import Steel
