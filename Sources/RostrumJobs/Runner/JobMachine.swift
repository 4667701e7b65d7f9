import Foundation
import RostrumStorage

/// What one node knows about the jobs and does with them, without any I/O.
///
/// It returns what to do, and is told what came of it. The driver is ``JobRunner``; the tests drive it
/// with faults.
///
/// **Leases.** The node that runs a job renews it in the storage three times per lease. No clock is
/// compared with that of a different node: each node takes the time since it has last seen a job change.
/// A job that hasn't changed for one and a half leases was lost by its node, which itself stops the
/// work as soon as no renewal has been confirmed for one lease.
///
/// **Fences.** Each write is a compare-and-set, and each acquisition increases the fence. A node that
/// was suspended and comes back can't write a job that somebody else has.
struct JobMachine: Sendable {
  struct Known {
    var status: JobStatus
    var version: Int64
    /// When the node has first seen this version.
    var seen: Duration
  }

  struct Run {
    var fence: Int64
    /// When the last confirmed write of the lease began.
    var confirmed: Duration
    /// When the last write began.
    var written: Duration
    var changes = JobChanges()
    /// Changes whose write had no answer, and the beat that the write had.
    var doubtful: (beat: Int64, changes: JobChanges)?
    var isUrgent = false
    var isStopped = false
    var outcome: Outcome?
  }

  enum Outcome: Hashable, Sendable {
    case succeeded
    case failed(String)
    /// The work has ended because it was cancelled.
    case interrupted
  }

  enum Step: Sendable {
    case read(JobID)
    case write(Write)
    case start(JobStatus)
    case stop(JobID, fence: Int64)
  }

  struct Write: Sendable {
    enum Purpose: Sendable { case acquire, renew, finish, bury, delete }
    var id: JobID
    /// The new status; `nil` to delete the job.
    var status: JobStatus?
    var version: Int64
    var purpose: Purpose
    var begun: Duration
    var changes = JobChanges()
  }

  let node: String
  let settings: JobQueue.Settings
  /// The kinds of jobs that the node can run.
  let policies: [String: JobRetryPolicy]

  var known: [JobID: Known] = [:]
  var runs: [JobID: Run] = [:]
  /// The jobs with a request in flight.
  var busy: Set<JobID> = []
  var unread: Set<JobID> = []
  var acquiring: Set<JobID> = []
  var failures = 0
  var resumes = Duration.zero
  var isStopping = false

  /// How long a node waits for a change of a job that a different node runs.
  var patience: Duration

  init(node: String, settings: JobQueue.Settings, policies: [String: JobRetryPolicy]) {
    self.node = node
    self.settings = settings
    self.policies = policies
    patience = settings.lease * 3 / 2
  }

  /// Whether the node, which is stopping, has no work any more.
  var isIdle: Bool { runs.isEmpty && acquiring.isEmpty }
}

// MARK: What happens

extension JobMachine {
  /// The names that are in the storage.
  mutating func list(_ ids: Set<JobID>) {
    unread.formUnion(ids.subtracting(known.keys))
    unread.formUnion(Set(known.keys).subtracting(ids))
  }

  /// A job may have changed.
  mutating func hear(_ id: JobID) { unread.insert(id) }

  /// The node finishes no new work from now on, and gives back what it has.
  mutating func stop() { isStopping = true }

  mutating func report(_ progress: JobChanges.Progress, of id: JobID, _ fence: Int64) {
    guard runs[id]?.fence == fence else { return }
    runs[id]?.changes.progress = progress
  }

  mutating func log(_ text: String, of id: JobID, _ fence: Int64, at date: Date) {
    guard runs[id]?.fence == fence else { return }
    runs[id]?.changes.note(text, at: date)
  }

  /// Asks for a renewal at once.
  ///
  /// - Returns: Whether the node runs the job.
  mutating func demand(_ id: JobID, _ fence: Int64) -> Bool {
    guard let run = runs[id], run.fence == fence, !run.isStopped else { return false }
    runs[id]?.isUrgent = true
    return true
  }

  mutating func end(_ id: JobID, _ fence: Int64, _ outcome: Outcome) {
    guard runs[id]?.fence == fence else { return }
    runs[id]?.outcome = outcome
  }

  mutating func didRead(_ id: JobID, _ status: JobStatus?, version: Int64, at now: Duration) {
    busy.remove(id)
    failures = 0
    take(id, status, version: version, at: now)
  }

  mutating func didWrite(
    _ write: Write, _ result: SharedWrite, current: JobStatus?, at now: Duration
  ) -> [Step] {
    busy.remove(write.id)
    acquiring.remove(write.id)
    failures = 0
    switch result {
    case .conflict(let stored):
      restore(write.changes, of: write.id)
      take(write.id, current, version: stored?.version ?? 0, at: now)
      return []
    case .written(let version):
      take(write.id, write.status, version: version, at: now)
      guard let status = write.status else { return [] }
      switch write.purpose {
      case .acquire:
        // The answer took so long that others may have the job by now.
        guard now - write.begun < settings.lease else { return [] }
        runs[write.id] = Run(fence: status.fence, confirmed: write.begun, written: write.begun)
        return [.start(status)]
      case .renew: runs[write.id]?.confirmed = write.begun
      case .finish: runs[write.id] = nil
      case .bury, .delete: break
      }
      return []
    }
  }

  /// A request failed.
  ///
  /// Whether a write was performed is unknown until the job is read.
  mutating func didFail(_ id: JobID, _ write: Write?, at now: Duration) {
    busy.remove(id)
    acquiring.remove(id)
    unread.insert(id)
    didFail(at: now)
    if let write, write.purpose == .renew || write.purpose == .finish,
      let beat = write.status?.beat
    {
      runs[id]?.doubtful = (beat, write.changes)
    }
  }

  /// A request failed, so the next ones wait for a while that grows up to half a minute.
  mutating func didFail(at now: Duration) {
    failures = min(failures + 1, 6)
    resumes = now + min(.milliseconds(500 << failures), settings.lease / 3)
  }

  private mutating func restore(_ changes: JobChanges, of id: JobID) {
    guard let run = runs[id] else { return }
    runs[id]?.changes = changes.followed(by: run.changes)
  }

  private mutating func take(
    _ id: JobID, _ status: JobStatus?, version: Int64, at now: Duration
  ) {
    if let (beat, changes) = runs[id]?.doubtful {
      runs[id]?.doubtful = nil
      if status?.fence != runs[id]?.fence || (status?.beat ?? 0) < beat {
        restore(changes, of: id)
      }
    }
    guard let status else {
      known[id] = nil
      return
    }
    if let former = known[id], former.version == version { return }
    known[id] = Known(status: status, version: version, seen: now)
  }
}
