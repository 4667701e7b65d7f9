import Foundation

/// The transitions between the phases of a job, as pure functions.
extension JobStatus {
  /// The number of lines in a log, and of characters in each.
  static let (logLimit, lineLimit) = (200, 500)

  /// A node acquires the job.
  mutating func begin(on runner: String, at date: Date) {
    phase = .running
    self.runner = runner
    fence += 1
    beat = 0
    attempts += 1
    started = date
    (progress, message) = (nil, "")
    note("Attempt \(attempts) began.", at: date)
  }

  /// The node renews its lease, and writes what has happened since.
  mutating func renew(with changes: JobChanges) {
    beat += 1
    if let progress = changes.progress { self.progress = progress.fraction }
    if let message = changes.progress?.message { self.message = message }
    add(changes.log)
  }

  /// The work is done.
  mutating func succeed(at date: Date) {
    end(.succeeded, at: date)
    (progress, failure) = (1, nil)
    note("Done.", at: date)
  }

  /// The attempt has failed, and is repeated if the policy says so.
  mutating func fail(_ reason: String, by policy: JobRetryPolicy, at date: Date) {
    let reason = String(reason.prefix(Self.lineLimit))
    note("Attempt \(attempts) failed: \(reason)", at: date)
    guard attempts < policy.attempts, !isCancelling else {
      end(isCancelling ? .cancelled : .failed, at: date)
      failure = reason
      return
    }
    wait(until: date + policy.delay(after: attempts).seconds)
    failure = reason
  }

  /// The job ends because somebody asked for it.
  mutating func cancel(at date: Date) {
    end(.cancelled, at: date)
    note("Cancelled.", at: date)
  }

  /// The node gives the job back before its end, which isn't the job's fault.
  mutating func release(at date: Date) {
    attempts = max(attempts - 1, 0)
    wait(until: date)
    note("The node has stopped; a different one continues.", at: date)
  }

  /// The job is attempted from the beginning, after it has ended.
  mutating func restart(at date: Date) {
    attempts = 0
    (ended, failure) = (nil, nil)
    wait(until: date)
    note("Started again.", at: date)
  }

  private mutating func end(_ phase: Phase, at date: Date) {
    self.phase = phase
    ended = date
    (runner, isCancelling) = (nil, false)
  }

  private mutating func wait(until date: Date) {
    phase = .waiting
    due = date
    (runner, isCancelling) = (nil, false)
  }

  private mutating func note(_ text: String, at date: Date) {
    add([JobLogEntry(date: date, text: text)])
  }

  private mutating func add(_ entries: [JobLogEntry]) {
    log.append(contentsOf: entries)
    if log.count > Self.logLimit { log.removeFirst(log.count - Self.logLimit) }
  }
}

/// What a run has said since the last write.
struct JobChanges: Hashable, Sendable {
  var progress: Progress?
  var log: [JobLogEntry] = []

  struct Progress: Hashable, Sendable {
    var fraction: Double?
    var message: String
  }

  var isEmpty: Bool { progress == nil && log.isEmpty }

  mutating func note(_ text: String, at date: Date) {
    log.append(JobLogEntry(date: date, text: String(text.prefix(JobStatus.lineLimit))))
    if log.count > JobStatus.logLimit { log.removeFirst(log.count - JobStatus.logLimit) }
  }

  /// These changes, followed by later ones.
  func followed(by later: JobChanges) -> JobChanges {
    JobChanges(progress: later.progress ?? progress, log: log + later.log)
  }
}

extension Duration {
  var seconds: TimeInterval { self / .seconds(1) }
}
