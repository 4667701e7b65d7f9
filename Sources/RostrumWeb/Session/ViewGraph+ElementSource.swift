import RostrumViews

extension ViewGraph: ElementSource {}
