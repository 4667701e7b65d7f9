// The `SwiftNavigation` module: alerts and dialogs in state, and case paths.
@_exported import RostrumCases
@_exported import RostrumPresentation
@_exported import RostrumRuntime
