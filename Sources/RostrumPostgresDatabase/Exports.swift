// NB: An app that imports this module has `EditConflict` by it.
@_exported import RostrumRecords
