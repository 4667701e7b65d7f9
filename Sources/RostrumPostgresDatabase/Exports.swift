// NB: An app that imports this module has `EditConflict` and `Pages` by it.
@_exported import RostrumRecords
