import RostrumScenes

extension ViewGraph: RunningApp {}
