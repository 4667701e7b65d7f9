// The `Sharing` module.
@_exported import RostrumCore
