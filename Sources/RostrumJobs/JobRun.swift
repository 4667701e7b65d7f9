/// A run of a job on a node.
///
/// Progress and log are written together, at most twice a second.
public struct JobRun: Sendable {
  /// The identity of the job.
  public let id: JobID
  /// The number of the attempt, from 1.
  public let attempt: Int
  /// A number that grows with each node that acquires the job.
  ///
  /// A system outside that compares it with the greatest one so far can refuse what a node does that
  /// has lost the job without knowing it.
  public let fence: Int64
  let runner: JobRunner

  /// Says how much is done.
  ///
  /// - Parameters:
  ///   - fraction: The part of the work that is done, from 0 to 1; `nil` if it is unknown.
  ///   - message: What to tell people about it.
  public func report(_ fraction: Double?, _ message: String = "") async {
    let fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    await runner.report(.init(fraction: fraction, message: message), of: id, fence)
  }

  /// Adds a line to the log.
  ///
  /// The log keeps the last 200 lines, of up to 500 characters.
  ///
  /// - Parameter text: The line.
  public func log(_ text: String) async {
    await runner.log(text, of: id, fence)
  }

  /// Writes the progress and the log, and makes sure that the node still has the job.
  ///
  /// - Throws: `CancellationError` if the job was cancelled, or if the node has lost it.
  public func checkpoint() async throws {
    try Task.checkCancellation()
    try await runner.checkpoint(id, fence)
    try Task.checkCancellation()
  }
}
