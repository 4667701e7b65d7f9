@_exported public import RostrumViews
