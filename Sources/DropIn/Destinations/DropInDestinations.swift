// What `import Destinations` means: flows, destinations, providers and interactors.
@_exported import RostrumDestinations
