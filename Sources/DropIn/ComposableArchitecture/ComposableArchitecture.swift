// What `import ComposableArchitecture` means where features use Combine.
@_exported import Rostrum
@_exported import RostrumCombine
