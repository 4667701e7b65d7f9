import RostrumStorage

/// Delivers the notifications of all nodes to the subscribers of a storage.
final class StorageAudience: PostgresAudience {
  private let signals: StorageSignals

  init(_ signals: StorageSignals) {
    self.signals = signals
  }

  func listen(on connection: PostgresConnection) throws(StorageError) {
    try connection.execute("LISTEN rostrum")
  }

  func receive(_ notification: PostgresConnection.Notification) {
    guard let news = PostgresNotification(payload: notification.payload) else { return }
    signals.send(news.signal)
  }

  func catchUp(on connection: PostgresConnection) throws(StorageError) {
    signals.send(.change(key: ""))
    signals.send(.revocation(user: ""))
    try connection.tellNews(of: Array(signals.numbers.topics), to: signals)
  }
}

extension PostgresConnection {
  /// Sends the pending news of topics.
  func tellNews(
    of topics: [StorageSignals.Topic], to signals: StorageSignals
  ) throws(StorageError) {
    for topic in topics {
      switch topic {
      case .handOvers(let node):
        let requests = try perform(
          """
          SELECT r.number FROM rostrum_request r JOIN rostrum_session s USING (number)
          WHERE s.node = $1::text
          """, .text(node.rawValue))
        for row in requests { signals.send(.handOver(row.number(0), to: node)) }
      case .releases(let node):
        let answers = try perform(
          "SELECT number FROM rostrum_answer WHERE requester = $1::text", .text(node.rawValue))
        for row in answers { signals.send(.release(row.number(0), to: node)) }
      }
    }
  }
}
