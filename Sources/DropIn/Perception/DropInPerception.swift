// The `Perception` module.
@_exported import Rostrum
