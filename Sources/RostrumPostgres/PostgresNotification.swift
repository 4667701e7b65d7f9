import RostrumStorage

/// News from one node to others: a letter, a number or key, and the recipient.
struct PostgresNotification {
  let signal: StorageSignal

  /// The longest key that fits into a notification, which PostgreSQL limits to 8000 bytes.
  private static let longestKey = 7000

  init(_ signal: StorageSignal) { self.signal = signal }

  /// Reads a notification; `nil` if another program sent it.
  init?(payload: String) {
    let rest = payload.dropFirst()
    switch payload.first {
    case "c": signal = .change(key: String(rest))
    case "u": signal = .revocation(user: String(rest))
    case "h", "r":
      let parts = rest.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let number = UInt64(parts[0]) else { return nil }
      let node = NodeID(rawValue: String(parts[1]))
      signal = payload.first == "h" ? .handOver(number, to: node) : .release(number, to: node)
    default: return nil
    }
  }

  var payload: String {
    switch signal {
    case .change(let key): key.utf8.count > Self.longestKey ? "c" : "c\(key)"
    case .revocation(let user): user.utf8.count > Self.longestKey ? "u" : "u\(user)"
    case .handOver(let number, let node): "h\(number) \(node.rawValue)"
    case .release(let number, let node): "r\(number) \(node.rawValue)"
    }
  }
}

extension PostgresConnection {
  /// Notifies all nodes when the transaction commits.
  func notify(_ signal: StorageSignal) throws(StorageError) {
    _ = try perform(
      "SELECT pg_notify('rostrum', $1::text)", .text(PostgresNotification(signal).payload))
  }

  /// Notifies the nodes that have requested sessions that these are free.
  func answerRequests(of numbers: [UInt64]) throws(StorageError) {
    if numbers.isEmpty { return }
    _ = try perform(
      """
      WITH open AS (
        DELETE FROM rostrum_request WHERE number = ANY ($1::bigint[]) RETURNING number, requester
      ), answers AS (
        INSERT INTO rostrum_answer SELECT number, requester FROM open ON CONFLICT DO NOTHING
      ) SELECT pg_notify('rostrum', concat('r', CASE WHEN number < 0
          THEN number + 18446744073709551616 ELSE number END, ' ', requester)) FROM open
      """, .numbers(numbers))
  }
}
