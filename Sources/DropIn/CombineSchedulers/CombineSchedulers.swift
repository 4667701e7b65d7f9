// What `import CombineSchedulers` means.
@_exported import RostrumCombine
