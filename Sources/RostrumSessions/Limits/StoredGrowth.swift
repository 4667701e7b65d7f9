internal import RostrumStorage

/// The bytes written in each share since it was last compared with its limit.
///
/// Measuring a share is expensive for the storage. So a share is measured after every eighth of its
/// limit that is written.
struct StoredGrowth: Sendable {
  private var written: [StoredShare: Int] = [:]

  /// Counts bytes written for a session.
  mutating func add(_ bytes: Int, of header: SessionHeader) {
    for share in StoredShare.shares(of: header) { written[share, default: 0] += bytes }
  }

  /// Returns the shares that are due to be measured, and resets them.
  mutating func takeDue(within limits: Quota) -> [StoredShare] {
    let due = written.filter { $1 >= limits[$0] / 8 }.map(\.key)
    for share in due { written[share] = nil }
    return due
  }
}
