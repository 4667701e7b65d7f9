@_exported import RostrumTestSupport
