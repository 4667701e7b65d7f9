// The `Charts` module, and what of it is unavailable, so that the compiler names it.
@_exported import RostrumCharts
