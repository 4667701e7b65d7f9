/// How much a session has done.
struct SessionWork: Hashable {
  /// How often the elements were brought up to date.
  var updates = 0
  /// How often changes were written for the page.
  var patches = 0
  /// How many frames were made.
  var frames = 0

  static func + (one: Self, other: Self) -> Self {
    Self(
      updates: one.updates + other.updates, patches: one.patches + other.patches,
      frames: one.frames + other.frames)
  }
}
