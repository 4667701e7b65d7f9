// What `import Clocks` means.
@_exported import RostrumDependencies
