// The `Destinations` module: flows, destinations, providers and interactors.
@_exported import RostrumDestinations
