// What `import Sharing` means.
@_exported import RostrumCore
