/// The stacks of the scene.
final class NavigationStacks: GraphService {
  /// What keeps the screens of each stack.
  var controllers: [NavigationStackController] = []
}

extension Place {
  /// The screen that the region is in, if any.
  var screen: Screen? { nearestOwner(Screen.self) }
}
