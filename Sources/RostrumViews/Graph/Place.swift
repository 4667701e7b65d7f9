/// The region of the tree that a node stands in: the scene, a screen, a tab or a presentation.
@MainActor
package final class Place {
  /// The region around.
  package let parent: Place?

  /// Makes a region within another one.
  package init(in parent: Place?) {
    self.parent = parent
  }
}
