public import Foundation

/// What is known about a job: its phase, its progress and its log.
///
/// Every session can show it, wherever the job runs:
///
/// ```swift
/// struct ImportView: View {
///   @SharedReader(.job("import")) var job: JobStatus?
///
///   var body: some View {
///     if let job { ProgressView(job.message, value: job.progress) }
///   }
/// }
/// ```
public struct JobStatus: Codable, Hashable, Sendable, Identifiable {
  /// What happens to a job.
  public enum Phase: String, Codable, Hashable, Sendable, CaseIterable {
    /// The job waits for a node, or until it is due.
    case waiting
    /// A node runs the job.
    case running
    /// The job is done.
    case succeeded
    /// The last attempt failed.
    case failed
    /// Somebody has cancelled the job.
    case cancelled

    /// Whether the job has ended.
    public var isFinal: Bool { self != .waiting && self != .running }
  }

  /// The identity.
  public let id: JobID
  /// The name of its kind: ``Job/kind``.
  public let kind: String
  /// The value of the job as JSON.
  let input: String
  /// When the job was enqueued.
  public let created: Date
  /// When the job may run; after a failure, when it is attempted again.
  public internal(set) var due: Date
  /// What happens to the job.
  public internal(set) var phase = Phase.waiting
  /// How often the job has begun.
  public internal(set) var attempts = 0
  /// The part of the work that is done, from 0 to 1; `nil` if it is unknown.
  public internal(set) var progress: Double?
  /// What the job says about its progress.
  public internal(set) var message = ""
  /// The latest lines of the job's log, the oldest first.
  public internal(set) var log: [JobLogEntry] = []
  /// When the last attempt began.
  public internal(set) var started: Date?
  /// When the job ended.
  public internal(set) var ended: Date?
  /// Why the last attempt failed.
  public internal(set) var failure: String?
  /// Whether the job runs, and is asked to end.
  public internal(set) var isCancelling = false
  /// The node that runs the job.
  public internal(set) var runner: String?
  /// How often nodes have acquired the job, which fences off those that had it before.
  public internal(set) var fence: Int64 = 0
  /// How often the node has renewed its lease.
  var beat: Int64 = 0

  init(id: JobID, kind: String, input: String, created: Date, due: Date) {
    self.id = id
    self.kind = kind
    self.input = input
    self.created = created
    self.due = due
  }
}

/// A line of a job's log.
public struct JobLogEntry: Codable, Hashable, Sendable {
  /// When it was written.
  public var date: Date
  /// The text.
  public var text: String

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - date: When it was written.
  ///   - text: The text.
  public init(date: Date, text: String) {
    self.date = date
    self.text = text
  }
}
