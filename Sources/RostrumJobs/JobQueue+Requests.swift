import Foundation
import RostrumStorage

extension JobQueue {
  /// Adds a job, unless there is one with the same identity.
  ///
  /// Two nodes that enqueue a job with the same identity at once add one job.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - id: Its identity.
  ///   - delay: The time until it may run.
  /// - Returns: The job, or the one that was there.
  /// - Throws: `StorageError`, an error of the job's encoding, or ``JobError/unreadable(_:)`` if there
  ///   is a job with this identity that can't be read.
  @discardableResult
  public func enqueue<J: Job>(
    _ job: J, id: JobID = JobID(), after delay: Duration = .zero
  ) async throws -> JobStatus {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let date = date()
    let status = JobStatus(
      id: id, kind: J.kind, input: String(decoding: try encoder.encode(job), as: UTF8.self),
      created: date, due: date + max(delay, .zero).seconds)
    while true {
      let write = try await storage.set(Self.encode(status), for: Self.key(of: id), basedOn: 0)
      guard case .conflict(let current) = write else { return status }
      // It was deleted in the meantime.
      guard let current else { continue }
      guard let present = Self.decode(current.contents) else { throw JobError.unreadable(id) }
      return present
    }
  }

  /// Returns what is known about a job.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The job; `nil` if there is none.
  /// - Throws: `StorageError`, or ``JobError/unreadable(_:)``.
  public func status(of id: JobID) async throws -> JobStatus? {
    guard let value = try await storage.value(for: Self.key(of: id)) else { return nil }
    guard let status = Self.decode(value.contents) else { throw JobError.unreadable(id) }
    return status
  }

  /// Returns all jobs, the latest first.
  ///
  /// A job that can't be read is left out.
  ///
  /// - Returns: The jobs.
  /// - Throws: `StorageError`.
  /// - Complexity: O(*n*) in the number of jobs, with a request for each.
  public func all() async throws -> [JobStatus] {
    var all: [JobStatus] = []
    for key in try await storage.sizes(ofKeysWithPrefix: Self.prefix).keys {
      guard let value = try await storage.value(for: key) else { continue }
      if let status = Self.decode(value.contents) { all.append(status) }
    }
    return all.latestFirst
  }

  /// Cancels a job.
  ///
  /// A job that waits is cancelled at once. A job that runs is asked to end: its task is cancelled,
  /// and ``JobStatus/isCancelling`` is true until it has ended. A job that has ended stays as it is.
  ///
  /// - Parameter id: The identity.
  /// - Throws: `StorageError`, ``JobError/missing(_:)`` or ``JobError/unreadable(_:)``.
  public func cancel(_ id: JobID) async throws {
    try await change(id) { status in
      switch status.phase {
      case .waiting: status.cancel(at: date())
      case .running: status.isCancelling = true
      case .succeeded, .failed, .cancelled: break
      }
    }
  }

  /// Starts a job again that has ended, or one at once that waits for its next attempt.
  ///
  /// - Parameter id: The identity.
  /// - Throws: `StorageError`, ``JobError/missing(_:)``, ``JobError/unreadable(_:)``, or
  ///   ``JobError/running(_:)``.
  public func restart(_ id: JobID) async throws {
    try await change(id) { status in
      guard status.phase != .running else { throw JobError.running(id) }
      status.restart(at: date())
    }
  }

  /// Deletes a job that doesn't run.
  ///
  /// - Parameter id: The identity. If there is no such job, nothing happens.
  /// - Throws: `StorageError`, or ``JobError/running(_:)``.
  public func remove(_ id: JobID) async throws {
    let key = Self.key(of: id)
    while let value = try await storage.value(for: key) {
      if Self.decode(value.contents)?.phase == .running { throw JobError.running(id) }
      if case .written = try await storage.set(nil, for: key, basedOn: value.version) { return }
    }
  }

  /// Changes a job, again if somebody else has changed it meanwhile.
  private func change(_ id: JobID, _ change: (inout JobStatus) throws -> Void) async throws {
    let key = Self.key(of: id)
    while true {
      guard let value = try await storage.value(for: key) else { throw JobError.missing(id) }
      guard let current = Self.decode(value.contents) else { throw JobError.unreadable(id) }
      var status = current
      try change(&status)
      if status == current { return }
      let write = try await storage.set(Self.encode(status), for: key, basedOn: value.version)
      if case .written = write { return }
    }
  }
}

extension [JobStatus] {
  var latestFirst: Self {
    sorted { ($0.created, $0.id.rawValue) > ($1.created, $1.id.rawValue) }
  }
}
