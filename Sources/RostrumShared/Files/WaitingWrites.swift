import Foundation

/// The contents of a file that are still to be written, and the value that the launches of the process
/// have.
struct WaitingWrites {
  /// A value that a launch has made.
  struct Latest: Sendable {
    /// The number of the change, which increases with each.
    let revision: Int
    /// The launch among the file's users.
    let writer: UUID
    let value: any Sendable
  }

  /// The writes that wait, and the writes that are being made, oldest first.
  private(set) var waiting: [FileWrite] = []
  private(set) var inFlight: [FileWrite] = []
  /// The number of changes so far.
  private(set) var revision = 0
  /// The value of the latest change; `nil` if a different program has changed the file since.
  private(set) var latest: Latest?
  /// Whether a write of what waits is scheduled.
  private var isScheduled = false

  /// Whether the file is still to be written.
  var isEmpty: Bool { waiting.isEmpty && inFlight.isEmpty }

  /// All writes that aren't finished, the newest first.
  var newestFirst: [FileWrite] { waiting.reversed() + inFlight.reversed() }

  /// Adds a change.
  ///
  /// A writer's earlier write is replaced, because the new contents include it.
  ///
  /// - Returns: Whether a write must be scheduled, the revision, and what was replaced, to be released
  ///   without a lock.
  mutating func add(
    _ write: FileWrite, of value: any Sendable
  ) -> (isFirst: Bool, revision: Int, replaced: (FileWrite?, Latest?)) {
    let index = waiting.firstIndex { $0.writer == write.writer }
    let replaced = (index.map { waiting.remove(at: $0) }, latest)
    if let earlier = replaced.0 { write.replace(earlier) }
    waiting.append(write)
    revision += 1
    latest = Latest(revision: revision, writer: write.writer, value: value)
    defer { isScheduled = true }
    return (!isScheduled, revision, replaced)
  }

  /// Begins to make all writes that wait.
  ///
  /// - Returns: The writes, the newest first.
  mutating func begin() -> [FileWrite] {
    (inFlight, waiting, isScheduled) = (waiting, [], false)
    return inFlight.reversed()
  }

  /// Ends the writes that are being made.
  mutating func end() { inFlight = [] }

  /// Records that a different program has changed the file.
  ///
  /// - Parameter revision: The number of changes when the file was read.
  /// - Returns: The value that is outdated, to be released without a lock.
  mutating func fileHasChanged(since revision: Int) -> Latest? {
    guard revision == self.revision else { return nil }
    defer { latest = nil }
    return latest
  }
}
