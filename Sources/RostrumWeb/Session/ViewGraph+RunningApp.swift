import RostrumViews

extension ViewGraph: RunningApp {}
