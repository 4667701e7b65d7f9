internal import RostrumStorage

/// How much was written of each share since it was compared with its limit.
///
/// Measuring a share takes the storage a while. A share is therefore measured when as much as an
/// eighth of its limit was written since the last time.
struct StoredGrowth: Sendable {
  private var written: [StoredShare: Int] = [:]

  /// Bytes of a session were written.
  mutating func add(_ bytes: Int, of header: SessionHeader) {
    for share in StoredShare.shares(of: header) { written[share, default: 0] += bytes }
  }

  /// The shares that are to be measured now.
  mutating func takeDue(within limits: Quota) -> [StoredShare] {
    let due = written.filter { $1 >= limits[$0] / 8 }.map(\.key)
    for share in due { written[share] = nil }
    return due
  }
}
