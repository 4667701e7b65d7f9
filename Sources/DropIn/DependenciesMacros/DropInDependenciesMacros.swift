// What `import DependenciesMacros` means.
@_exported import RostrumDependencies
