/// The amount of work that a session has done.
package struct SessionWork: Hashable {
  /// The number of updates of the elements.
  package var updates: Int
  /// The number of patches that were written for the page.
  package var patches: Int
  /// The number of frames that were written.
  package var frames: Int

  package init(updates: Int = 0, patches: Int = 0, frames: Int = 0) {
    self.updates = updates
    self.patches = patches
    self.frames = frames
  }

  package static func + (one: Self, other: Self) -> Self {
    Self(
      updates: one.updates + other.updates, patches: one.patches + other.patches,
      frames: one.frames + other.frames)
  }
}
