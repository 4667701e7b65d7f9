/// Whether the app agrees to what its user does: a series of answers by a seed.
struct Consent {
  /// What the app does when a user wants to change something.
  enum Answer {
    /// It changes.
    case agrees
    /// It stays as it is.
    case keeps
    /// It stays as it is, and a question comes up.
    case asks
  }

  /// The state of the generator; `nil` if the app always agrees.
  private var state: UInt64?

  init(seed: UInt64? = nil) {
    state = seed
  }

  mutating func decide() -> Answer {
    guard let last = state else { return .agrees }
    // The generator of Knuth's MMIX, whose upper bits are good.
    let next = last &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    state = next
    return switch (next >> 33) % 8 {
    case 0..<5: .agrees
    case 5: .keeps
    default: .asks
    }
  }
}
