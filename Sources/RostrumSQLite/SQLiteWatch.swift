import Foundation
import GRDB
import RostrumRuntime
import RostrumStorage

/// Tells subscribers about news in a file.
///
/// All news have a number in the sequence of the file. The watch reads those that it hasn't seen:
/// after each change by this process, and every 20 ms for changes by others, while someone listens.
///
/// NB: `@unchecked Sendable` because `lock` guards the timer, and the queue guards `last`.
final class SQLiteWatch: @unchecked Sendable {
  private let file: SQLiteFile
  private let queue = DispatchQueue(label: "rostrum.sqlite.watch")
  /// The number of the last news that subscribers were told.
  private var last: Int64
  private let lock = Lock()
  private var timer: (any DispatchSourceTimer)?
  let signals: StorageSignals

  /// How often changes by other processes are looked for.
  private static let interval = DispatchTimeInterval.milliseconds(20)

  init(_ file: SQLiteFile) {
    self.file = file
    let weakly = Locked<WeakWatch>(WeakWatch())
    signals = StorageSignals { weakly.value.watch?.listenersDidChange() }
    last = (try? file.pool.read { try Self.newest($0) }) ?? 0
    weakly.withLock { $0.watch = self }
  }

  deinit { timer?.cancel() }

  /// Whether changes by other processes are looked for.
  var isPolling: Bool { lock.withLock { timer != nil } }

  /// Looks for news soon.
  func look() {
    guard signals.hasSubscribers else { return }
    queue.async { [weak self] in self?.tellNews() }
  }

  /// Tells about all open requests for sessions of a node, whose subscriber is new.
  func repeatRequests(from node: NodeID) {
    queue.async { [file, signals] in
      let numbers = try? file.pool.read { db in
        try db.rows("SELECT number FROM request WHERE holder = ?", [node.rawValue])
          .map { UInt64(bitPattern: $0["number"]) }
      }
      for number in numbers ?? [] { signals.send(.handOver(number, to: node)) }
    }
  }
}

extension SQLiteWatch {
  private struct WeakWatch: Sendable {
    weak var watch: SQLiteWatch?
  }

  private func listenersDidChange() {
    lock.withLock {
      if signals.hasSubscribers == (timer != nil) { return }
      timer?.cancel()
      timer = signals.hasSubscribers ? makeTimer() : nil
    }
  }

  private func makeTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(
      deadline: .now() + Self.interval, repeating: Self.interval, leeway: .milliseconds(5))
    timer.setEventHandler { [weak self] in self?.tellNews() }
    timer.resume()
    return timer
  }

  /// Tells about news, on the queue.
  ///
  /// A file that can't be read for a moment is read at the next look.
  private func tellNews() {
    let news = try? file.pool.read { [last] db -> (Int64, [StorageSignal])? in
      let newest = try Self.newest(db)
      return newest > last ? (newest, try Self.news(since: last, db)) : nil
    }
    guard let (newest, signals) = news ?? nil else { return }
    last = newest
    for signal in signals { self.signals.send(signal) }
  }

  private static func newest(_ db: Database) throws -> Int64 {
    try db.row("SELECT value FROM sequence")?["value"] ?? 0
  }

  private static func news(since last: Int64, _ db: Database) throws -> [StorageSignal] {
    let requests = try db.rows("SELECT * FROM request WHERE sequence > ?", [last])
    let values = try db.rows(
      "SELECT key FROM sharedValue WHERE version > ? ORDER BY version", [last])
    return requests.map { row in
      let number = UInt64(bitPattern: row["number"])
      guard let holder = row["holder"] as String? else {
        return .release(number, to: NodeID(rawValue: row["requester"]))
      }
      return .handOver(number, to: NodeID(rawValue: holder))
    } + values.map { .change(key: $0["key"]) }
  }
}
