// One import for a test: the features, their views, the test API, and what compares values.
@_exported import CustomDump
@_exported import Rostrum
