// What `import CasePaths` means.
@_exported import RostrumCases
