public import Foundation

/// Why something can't be done with a job.
public enum JobError: Error, Hashable, Sendable {
  /// There is no such job.
  ///
  /// - Parameter id: The identity.
  case missing(JobID)
  /// The job runs, so it can't be removed or started again.
  ///
  /// - Parameter id: The identity.
  case running(JobID)
  /// The stored job can't be read, because a different version of the program has stored it.
  ///
  /// - Parameter id: The identity.
  case unreadable(JobID)
}

extension JobError: LocalizedError {
  /// A description for the app's user.
  public var errorDescription: String? {
    switch self {
    case .missing(let id): "There is no job “\(id)”."
    case .running(let id): "The job “\(id)” is running."
    case .unreadable(let id): "The job “\(id)” can’t be read."
    }
  }
}
