// The `IdentifiedCollections` module.
@_exported import RostrumPresentation
