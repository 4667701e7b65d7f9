package import RostrumStorage

/// The total sizes of sessions' snapshots, by user, by origin and overall.
///
/// The size of its snapshot is an estimate of a session's memory.
package struct SessionSizes: Sendable {
  private var sessions: [UInt64: (header: SessionHeader, bytes: Int)] = [:]
  private var sums: [StoredShare: Int] = [:]

  package init() {}

  /// The bytes of a share.
  package subscript(share: StoredShare) -> Int { sums[share, default: 0] }

  /// The size of a session's snapshot; `nil` if it isn't counted.
  package func bytes(of number: UInt64) -> Int? { sessions[number]?.bytes }

  /// Counts a session's snapshot, in place of an earlier one.
  package mutating func note(_ number: UInt64, _ header: SessionHeader, bytes: Int) {
    remove(number)
    sessions[number] = (header, bytes)
    for share in StoredShare.shares(of: header) { sums[share, default: 0] += bytes }
  }

  /// Stops counting a session; no-op if it isn't counted.
  package mutating func remove(_ number: UInt64) {
    guard let (header, bytes) = sessions.removeValue(forKey: number) else { return }
    for share in StoredShare.shares(of: header) {
      let rest = sums[share, default: 0] - bytes
      sums[share] = rest == 0 ? nil : rest
    }
  }

  /// The smallest of a session's shares that exceeds its limit; `nil` if none does.
  package func excess(of number: UInt64, beyond limits: Quota) -> StoredShare? {
    guard let header = sessions[number]?.header else { return nil }
    return StoredShare.shares(of: header).first { self[$0] > limits[$0] }
  }
}

extension Quota {
  /// The maximum for a share.
  package subscript(share: StoredShare) -> Int {
    switch share {
    case .user: perUser
    case .origin: perOrigin
    case .all: total
    }
  }
}

extension StoredShare {
  /// Whether a session belongs to the share.
  package func contains(_ header: SessionHeader) -> Bool {
    switch self {
    case .user(let name): header.user == name
    case .origin(let place): header.origin == place
    case .all: true
    }
  }

  /// The shares that a session belongs to, the smallest one first.
  ///
  /// Visitors of unknown origin have no share of their own.
  static func shares(of header: SessionHeader) -> [Self] {
    header.origin.isEmpty
      ? [.user(header.user), .all] : [.user(header.user), .origin(header.origin), .all]
  }
}
