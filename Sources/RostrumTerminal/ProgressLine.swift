import Foundation

/// The line that says how far work is, which begins after a second and is gone at the end.
package struct ProgressLine {
  private let work: String
  private let total: Int
  private let write: (String) -> Void
  private let now: () -> ContinuousClock.Instant
  private var next: ContinuousClock.Instant
  private var isShown = false

  /// Creates the line of some work.
  ///
  /// - Parameters:
  ///   - work: What is done, such as "Linting".
  ///   - total: The number of its steps.
  ///   - now: The time.
  ///   - write: Writes to the terminal.
  package init(
    _ work: String, of total: Int,
    now: @escaping () -> ContinuousClock.Instant = { .now },
    write: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
  ) {
    self.work = work
    self.total = total
    self.write = write
    self.now = now
    next = now().advanced(by: .seconds(1))
  }

  /// Shows how far the work is, at most ten times a second.
  ///
  /// - Parameter done: The number of steps that are done.
  package mutating func update(_ done: Int) {
    guard now() >= next else { return }
    next = now().advanced(by: .milliseconds(100))
    isShown = true
    write("\r\(work) \(done) of \(total)\u{1B}[K")
  }

  /// Removes the line.
  package mutating func end() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }
}
