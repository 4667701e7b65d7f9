import RostrumStorage
import Testing

extension NodeID {
  static let one = NodeID(rawValue: "one")
  static let two = NodeID(rawValue: "two/2 'x'")
  static let three = NodeID(rawValue: "three")

  /// A node of many.
  static func number(_ number: Int) -> NodeID { NodeID(rawValue: "node \(number)") }
}

extension SessionRecord {
  /// A session of a user, with contents that aren't a text.
  static func of(
    _ user: String = "ann", _ number: UInt64 = 7, _ contents: [UInt8] = [0, 255, 39, 92],
    lifetime: Duration = .seconds(1_000)
  ) -> SessionRecord {
    SessionRecord(number: number, user: user, contents: contents, lifetime: lifetime)
  }

  /// A session of a visitor from a place, with a number of bytes.
  static func of(
    _ user: String, _ number: UInt64, size: Int, from origin: String
  ) -> SessionRecord {
    SessionRecord(
      number: number, user: user, contents: Array(repeating: 1, count: size),
      lifetime: .seconds(100_000), origin: origin)
  }
}

extension SessionStorage {
  /// Registers nodes for fifty seconds.
  func register(_ nodes: NodeID...) async throws {
    for node in nodes { _ = try await renew(node, for: .seconds(50)) }
  }

  /// Claims a session that must be free.
  @discardableResult
  func take(
    _ number: UInt64 = 7, for node: NodeID, failures expected: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> (Lease, SessionRecord) {
    let claim = try await claim(number, for: node, isTaking: false)
    guard case .granted(let lease, let record, let failures) = claim else {
      Issue.record("not granted: \(claim)", sourceLocation: sourceLocation)
      throw NotGranted()
    }
    #expect(failures == expected, sourceLocation: sourceLocation)
    return (lease, record)
  }
}

struct NotGranted: Error {}

/// The next element of a stream.
///
/// The time limit of the suite ends a vain wait.
func next<Element: Sendable>(
  of stream: AsyncStream<Element>, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> Element {
  let element = await stream.first { _ in true }
  return try #require(element, sourceLocation: sourceLocation)
}
