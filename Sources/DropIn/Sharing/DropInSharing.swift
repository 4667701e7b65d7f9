// The `Sharing` module.
@_exported import RostrumShared
