@_exported public import RostrumElements
