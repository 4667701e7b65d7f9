// The `PerceptionCore` module.
@_exported import Rostrum
