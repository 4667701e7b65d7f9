import Foundation
import GRDB
import RostrumRuntime
import RostrumStorage

/// Notifies subscribers of news in a file.
///
/// Each news item has a number in the file's sequence. While there are subscribers, the watch reads
/// unread news after each change by this object, and when the system reports a write to the log by
/// another process. A report may come before the change can be read, so the watch polls every 20 ms
/// for a while. The log isn't watched while there is no other user of the file.
///
/// NB: `@unchecked Sendable` because `lock` guards `sources`, and the queue guards the rest.
final class SQLiteWatch: @unchecked Sendable {
  private let file: SQLiteFile
  private let queue = DispatchQueue(label: "rostrum.sqlite.watch")
  /// The number of the last news item that was delivered.
  private var last: Int64
  /// The time of the last reported write.
  private var lastWrite = DispatchTime.now()
  /// The time of the last poll.
  private var lastLook = DispatchTime.now()
  /// The time at which another user last opened the file.
  private var lastArrival: DispatchTime?
  private let lock = Lock()
  private var sources: Sources?
  let signals: StorageSignals

  private struct Sources {
    var timer: any DispatchSourceTimer
    /// Reports that another user opens the file; `nil` if the system can't.
    var arrivals: (any DispatchSourceProtocol)?
    /// Reports writes to the log; `nil` if the system can't, or there is no other writer.
    var writes: (any DispatchSourceProtocol)?

    func cancel() {
      timer.cancel()
      arrivals?.cancel()
      writes?.cancel()
    }
  }

  /// The interval between polls after a write, and where the system doesn't report writes.
  private static let interval = DispatchTimeInterval.milliseconds(20)
  /// The interval between polls otherwise.
  private static let longInterval = DispatchTimeInterval.seconds(1)
  /// The longest time from a write until its change can be read.
  private static let settling = DispatchTimeInterval.seconds(1)
  /// The interval between polls during a series of writes.
  private static let pause = DispatchTimeInterval.milliseconds(2)

  init(_ file: SQLiteFile) {
    self.file = file
    let weakly = Locked<WeakWatch>(WeakWatch())
    signals = StorageSignals { weakly.value.watch?.listenersDidChange() }
    last = (try? file.pool.read { try Self.newest($0) }) ?? 0
    weakly.withLock { $0.watch = self }
  }

  deinit { sources?.cancel() }

  /// Whether the watch polls for changes by other users.
  var isWatching: Bool { lock.withLock { sources != nil } }

  /// Whether the system reports writes.
  var isWatchingWrites: Bool { lock.withLock { sources?.writes != nil } }

  /// Schedules a poll.
  func look() {
    guard signals.hasSubscribers else { return }
    queue.async { [weak self] in self?.tellNews() }
  }

  /// Notifies a new subscriber of all pending requests for sessions of its node.
  func repeatRequests(from node: NodeID) {
    repeatNumbers("SELECT number FROM request WHERE holder = ?", node) { .handOver($0, to: node) }
  }

  /// Notifies a new subscriber of all free sessions that its node has requested.
  func repeatReleases(to node: NodeID) {
    repeatNumbers("SELECT number FROM request WHERE requester = ? AND holder IS NULL", node) {
      .release($0, to: node)
    }
  }

  private func repeatNumbers(
    _ sql: String, _ node: NodeID, _ signal: @escaping @Sendable (UInt64) -> StorageSignal
  ) {
    queue.async { [file, signals] in
      let numbers = file.readNews { db in
        try db.rows(sql, [node.rawValue]).map { try $0.number() }
      }
      for number in numbers ?? [] { signals.send(signal(number)) }
    }
  }
}

extension SQLiteWatch {
  private struct WeakWatch: Sendable {
    weak var watch: SQLiteWatch?
  }

  private func listenersDidChange() {
    lock.withLock {
      if signals.hasSubscribers == (sources != nil) { return }
      sources?.cancel()
      sources = signals.hasSubscribers ? makeSources() : nil
    }
  }

  private func makeSources() -> Sources {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { [weak self] in self?.lookAround() }
    timer.schedule(deadline: .now())
    timer.activate()
    let arrivals = file.watchArrivals(on: queue) { [weak self] in
      self?.lastArrival = .now()
      self?.lookAround()
    }
    return Sources(timer: timer, arrivals: arrivals)
  }

  private func didWrite() {
    lastWrite = .now()
    if lastWrite >= lastLook + Self.pause { tellNews() }
    lookAgain(after: Self.pause)
  }

  /// Polls for other users and their news, and schedules the next poll.
  private func lookAround() {
    let isQuiet = watchWritesOfOthers() && .now() > lastWrite + Self.settling
    tellNews()
    lookAgain(after: isQuiet ? Self.longInterval : Self.interval)
  }

  /// Watches the log while another process may write to it.
  ///
  /// - Returns: Whether the system reports those writes.
  private func watchWritesOfOthers() -> Bool {
    let hasCompany = lastArrival.map { .now() < $0 + Self.longInterval } ?? false
    let isAlone = !hasCompany && file.isAlone
    return lock.withLock {
      guard let current = sources else { return true }
      if isAlone, current.arrivals != nil {
        current.writes?.cancel()
        sources?.writes = nil
        return true
      }
      if current.writes == nil {
        sources?.writes = FileActivity.watch(file.path + "-wal", on: queue) { [weak self] in
          self?.didWrite()
        }
      }
      return sources?.writes != nil
    }
  }

  private func lookAgain(after interval: DispatchTimeInterval) {
    lock.withLock { sources?.timer }?
      .schedule(deadline: .now() + interval, leeway: .milliseconds(2))
  }

  /// Delivers news, on the queue.
  ///
  /// If the file is temporarily unreadable, the next poll reads it.
  private func tellNews() {
    lastLook = .now()
    guard let newest = file.readStatementNow(Self.newest), newest > last,
      let (latest, signals) = file.readNews({ [last] db in
        (try Self.newest(db), try Self.news(since: last, db))
      })
    else { return }
    last = latest
    for signal in signals { self.signals.send(signal) }
  }

  private static func newest(_ db: Database) throws -> Int64 {
    try db.row("SELECT value FROM sequence")?.value("value") ?? 0
  }

  /// Reads news.
  ///
  /// An unreadable row is skipped.
  private static func news(since last: Int64, _ db: Database) throws -> [StorageSignal] {
    let requests = try db.rows("SELECT * FROM request WHERE sequence > ?", [last])
    let values = try db.rows(
      "SELECT key FROM sharedValue WHERE version > ? ORDER BY version", [last])
    let revocations = try db.rows(
      "SELECT user FROM revocation WHERE sequence > ? ORDER BY sequence",
      [last])
    var signals = requests.compactMap(request)
    signals += values.compactMap { try? .change(key: $0.name("key")) }
    signals += revocations.compactMap { try? .revocation(user: $0.name("user")) }
    // Some unread items have been deleted.
    if try db.row("SELECT 1 FROM swept WHERE sequence > ?", [last]) != nil {
      signals += [.change(key: ""), .revocation(user: "")]
    }
    return signals
  }

  private static func request(_ row: Row) -> StorageSignal? {
    guard let number = try? row.number(), let requester: String = try? row.value("requester") else {
      return nil
    }
    guard let holder = try? row.value("holder", as: String.self) else {
      return .release(number, to: NodeID(rawValue: requester))
    }
    return .handOver(number, to: NodeID(rawValue: holder))
  }
}
