@_exported public import RostrumGraph
