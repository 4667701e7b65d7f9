@_exported public import RostrumCases
@_exported public import RostrumElements
