import Foundation

extension JobMachine {
  /// What is to be done now.
  ///
  /// - Parameters:
  ///   - now: The time of the node, which never goes back.
  ///   - date: The time of the wall, for jobs that are due.
  /// - Returns: The steps, in order.
  /// - Complexity: O(*n* log *n*) in the number of jobs.
  mutating func steps(at now: Duration, on date: Date) -> [Step] {
    var steps = stops(at: now)
    guard failures == 0 || now >= resumes else { return steps }
    for id in unread.subtracting(busy).sorted(by: { $0.rawValue < $1.rawValue }) {
      unread.remove(id)
      busy.insert(id)
      steps.append(.read(id))
    }
    let order = known.values.sorted {
      ($0.status.due, $0.status.created, $0.status.id.rawValue)
        < ($1.status.due, $1.status.created, $1.status.id.rawValue)
    }
    for job in order where !busy.contains(job.status.id) {
      guard let write = nextWrite(of: job, at: now, on: date) else { continue }
      busy.insert(write.id)
      steps.append(.write(write))
    }
    return steps
  }

  /// The time until there may be something to do.
  func delay(at now: Duration, on date: Date) -> Duration {
    var delay = settings.lease / 3
    if failures > 0 { return max(min(delay, resumes - now), .milliseconds(1)) }
    // What waits for an answer goes on with it.
    for (id, job) in known where job.status.phase == .waiting && hasRoom && !busy.contains(id) {
      guard policies[job.status.kind] != nil, runs[id] == nil else { continue }
      let wait = job.status.due.timeIntervalSince(date)
      if wait < delay.seconds { delay = .seconds(max(wait, 0)) }
    }
    for (id, run) in runs where run.outcome == nil {
      if !run.isStopped { delay = min(delay, run.confirmed + settings.lease - now) }
      guard !busy.contains(id), has(id, run) else { continue }
      let pause = run.changes.isEmpty ? settings.lease / 3 : settings.pace
      delay = min(delay, run.written + pause - now)
    }
    return max(delay, .milliseconds(1))
  }

  private var hasRoom: Bool { !isStopping && runs.count + acquiring.count < settings.slots }

  /// Ends work that the node must not or shall not do any more, and forgets what is over.
  private mutating func stops(at now: Duration) -> [Step] {
    var steps: [Step] = []
    for (id, run) in runs {
      let isUnknown = busy.contains(id) || unread.contains(id)
      let isLost = !isUnknown && !has(id, run)
      if isLost, run.outcome != nil { runs[id] = nil }
      let isExpired = now - run.confirmed >= settings.lease
      let isCancelled = has(id, run) && known[id]?.status.isCancelling == true
      guard isLost || isExpired || isCancelled || isStopping, !run.isStopped, run.outcome == nil
      else { continue }
      runs[id]?.isStopped = true
      steps.append(.stop(id, fence: run.fence))
    }
    return steps
  }

  private func has(_ id: JobID, _ run: Run) -> Bool {
    guard let status = known[id]?.status else { return false }
    return status.phase == .running && status.runner == node && status.fence == run.fence
  }

  private mutating func nextWrite(
    of job: Known, at now: Duration, on date: Date
  ) -> Write? {
    var (status, purpose, changes) = (job.status, Write.Purpose.renew, JobChanges())
    let policy = policies[status.kind]
    switch status.phase {
    case .waiting:
      guard policy != nil, hasRoom, runs[status.id] == nil, status.due <= date else { return nil }
      status.begin(on: node, at: date)
      purpose = .acquire
    case .running where status.runner != node:
      guard let policy, now - job.seen >= patience else { return nil }
      status.fail("The node \(status.runner ?? "") is gone.", by: policy, at: date)
      purpose = .bury
    case .running:
      guard let run = runs[status.id] else {
        // The node has acquired it without an answer.
        guard hasRoom else { return nil }
        status.renew(with: JobChanges())
        purpose = .acquire
        break
      }
      guard run.fence == status.fence else { return nil }
      let pause = run.changes.isEmpty ? settings.lease / 3 : settings.pace
      guard run.outcome != nil || run.isUrgent || now - run.written >= pause else { return nil }
      changes = run.changes
      status.renew(with: changes)
      if let outcome = run.outcome {
        finish(&status, outcome, at: date)
        purpose = .finish
      }
      runs[status.id]?.changes = JobChanges()
      runs[status.id]?.isUrgent = false
      runs[status.id]?.written = now
    case .succeeded, .failed, .cancelled:
      guard let ended = status.ended, policy != nil,
        date.timeIntervalSince(ended) >= settings.retention.seconds
      else { return nil }
      return Write(
        id: status.id, status: nil, version: job.version, purpose: .delete, begun: now)
    }
    if purpose == .acquire { acquiring.insert(status.id) }
    return Write(
      id: status.id, status: status, version: job.version, purpose: purpose, begun: now,
      changes: changes)
  }

  private func finish(_ status: inout JobStatus, _ outcome: Outcome, at date: Date) {
    let policy = policies[status.kind] ?? .standard
    switch outcome {
    case .succeeded: status.succeed(at: date)
    case .failed(let reason): status.fail(reason, by: policy, at: date)
    case .interrupted:
      if status.isCancelling {
        status.cancel(at: date)
      } else if isStopping {
        status.release(at: date)
      } else {
        status.fail("The node couldn’t reach the storage for too long.", by: policy, at: date)
      }
    }
  }
}
