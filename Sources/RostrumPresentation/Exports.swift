// `#callSite` is a default argument of public functions, so clients need its module.
@_exported import RostrumRuntime
