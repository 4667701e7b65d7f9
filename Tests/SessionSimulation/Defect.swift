/// A defect that a simulation puts back, to show that it is found.
public enum Defect: String, CaseIterable, Hashable, Sendable {
  /// Snapshots that differ in a part only are taken for equal.
  case partialComparison
  /// The lease counts from the beginning of the renewal whose sessions were claimed one by one.
  case slowRegaining
  /// What a session that leaves hasn't written is dropped while the storage fails.
  case droppedChanges
  /// A session that was released while the leases were regained is taken back, by nobody.
  case leaseWithoutHolder
  /// A write that arrives late replaces what was written since.
  case lateWrites
  /// A claim yields the stored snapshot without its delta.
  case forgottenDelta
  /// A node whose lease has ended drops what is refused before it has regained its sessions.
  case refusalsBeforeRegaining
}

/// The state of a session: what its person and its timers have done.
struct Content: Hashable, Sendable {
  var count: Int
  /// Whether contents are compared as a whole.
  var isComparedWhole = true

  static func == (one: Content, other: Content) -> Bool {
    one.isComparedWhole ? one.count == other.count : one.count / 4 == other.count / 4
  }

  func hash(into hasher: inout Hasher) { hasher.combine(count / 4) }
}
