// The `CasePaths` module.
@_exported import RostrumCases
