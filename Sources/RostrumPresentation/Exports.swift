// The default of parameters that take the place of a call.
@_exported import RostrumRuntime
