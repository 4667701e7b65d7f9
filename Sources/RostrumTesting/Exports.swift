// Reexports the modules that a test needs: the features, their views, the test API, and the
// comparison of values.
@_exported import CustomDump
@_exported import Rostrum
