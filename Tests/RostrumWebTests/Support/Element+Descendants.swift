import RostrumScenes

extension Element {
  /// The element and all elements within it, in the order of the tree.
  var family: [Element] { [self] + children.flatMap(\.family) }

  /// The texts within the element.
  var texts: [String] { family.compactMap(\.content.text) }
}
