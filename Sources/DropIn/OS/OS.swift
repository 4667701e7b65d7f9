// The `os` module.
@_exported import DropInOSLog
