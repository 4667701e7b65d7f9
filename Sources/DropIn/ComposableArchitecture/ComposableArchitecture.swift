// The `ComposableArchitecture` module, for features that use Combine.
@_exported import Rostrum
@_exported import RostrumCombine
