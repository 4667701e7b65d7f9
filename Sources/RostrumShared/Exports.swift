// NB: `#callSite` expands in an app's files, so whatever exports a `location` parameter exports it.
@_exported import RostrumRuntime
