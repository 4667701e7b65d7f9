// The `Destinations` module of March 2025: flows, destinations, providers and interactors.
@_exported import RostrumDestinationsClassic
