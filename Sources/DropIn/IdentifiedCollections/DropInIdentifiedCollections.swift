// What `import IdentifiedCollections` means.
@_exported import RostrumPresentation
