// What `import Dependencies` means.
@_exported import RostrumDependencies
