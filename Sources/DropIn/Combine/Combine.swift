// What `import Combine` means.
@_exported import RostrumCombine
