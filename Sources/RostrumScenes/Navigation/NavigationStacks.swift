/// The stacks of the scene.
final class NavigationStacks: GraphService {
  /// The controllers of the stacks.
  var controllers: [NavigationStackController] = []
}

extension Place {
  /// The enclosing screen of the region, if any.
  var screen: Screen? { nearestOwner(Screen.self) }
}
