/// A shared reference to a snapshot.
package final class SnapshotReference: Equatable, Sendable {
  /// The snapshot.
  package let snapshot: SessionSnapshot

  package init(_ snapshot: SessionSnapshot) {
    self.snapshot = snapshot
  }

  package static func == (one: SnapshotReference, other: SnapshotReference) -> Bool {
    one === other || one.snapshot == other.snapshot
  }
}
