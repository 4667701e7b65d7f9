/// Work that belongs to the program rather than to a session.
///
/// ```swift
/// struct ImportVehicles: Job {
///   var path: String
///
///   func run(_ run: JobRun) async throws {
///     let plates = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
///     for (index, plate) in plates.enumerated() {
///       try await run.checkpoint()
///       await run.log("Imported \(plate)")
///       await run.report(Double(index + 1) / Double(plates.count), "\(index + 1) vehicles")
///     }
///   }
/// }
/// ```
///
/// The value of the job is its input: it is stored as JSON until a node runs it.
///
/// **A job runs at least once.** A node that has died can have done a part of the work, or all of it
/// except for the note that it is done. Then a different node runs the job again from its beginning, so
/// let a job find out what was done already. While the first node may still be alive, no other node
/// runs the job: see ``JobQueue``.
public protocol Job: Codable, Sendable {
  /// The name of the kind, which is stored with each job.
  ///
  /// Defaults to the name of the type.
  static var kind: String { get }

  /// How often a job of this kind is attempted, and how long it waits in between.
  ///
  /// Defaults to ``JobRetryPolicy/standard``.
  static var retryPolicy: JobRetryPolicy { get }

  /// Does the work.
  ///
  /// - Parameter run: The run, which takes the progress and the log.
  /// - Throws: Any error, after which the job is attempted again by the rules of ``retryPolicy``.
  func run(_ run: JobRun) async throws
}

extension Job {
  /// The default: the name of the type.
  public static var kind: String { String(describing: Self.self) }

  /// The default: ``JobRetryPolicy/standard``.
  public static var retryPolicy: JobRetryPolicy { .standard }
}
