@_exported import Rostrum
