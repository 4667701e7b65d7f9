/// The amount of work that a session has done.
struct SessionWork: Hashable {
  /// The number of updates of the elements.
  var updates = 0
  /// The number of patches that were written for the page.
  var patches = 0
  /// The number of frames that were written.
  var frames = 0

  static func + (one: Self, other: Self) -> Self {
    Self(
      updates: one.updates + other.updates, patches: one.patches + other.patches,
      frames: one.frames + other.frames)
  }
}
