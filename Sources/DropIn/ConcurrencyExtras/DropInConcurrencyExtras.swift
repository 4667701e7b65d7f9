// What `import ConcurrencyExtras` means.
@_exported import RostrumDependencies
