// Foundation's networking on Apple's systems: `FoundationNetworking`, and what it lacks on Linux.
@_exported import FoundationNetworking
@_exported import RostrumNetworking
