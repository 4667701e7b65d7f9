/// The attempts to sign in within the last minute.
///
/// The limit for a name at one address is below that for the name alone, so that nobody can keep a
/// user from signing in from a single address.
struct Attempts: Sendable {
  /// What attempts are counted for.
  enum Key: Hashable, Sendable {
    case name(String)
    case nameAtAddress(String, String)
    case address(String)

    var limit: Int {
      switch self {
      case .name: 60
      case .nameAtAddress: 10
      case .address: 20
      }
    }
  }

  /// The maximum number of keys.
  ///
  /// Beyond it, all are forgotten: an address makes at most 60 a minute.
  static let maximumCount = 100_000

  private var times: [Key: [ContinuousClock.Instant]] = [:]
  private var lastSweep: ContinuousClock.Instant?

  /// Counts an attempt, unless there were too many.
  ///
  /// - Parameters:
  ///   - name: The name of the user, or `nil` if the form has none.
  ///   - address: The address of the sender.
  ///   - now: The time.
  /// - Returns: Whether the attempt may be made.
  mutating func admit(_ name: String?, from address: String, at now: ContinuousClock.Instant)
    -> Bool
  {
    let recent = now - .seconds(60)
    sweep(after: recent, at: now)
    var keys = [Key.address(address)]
    if let name { keys += [.nameAtAddress(name, address), .name(name)] }
    for key in keys {
      let count = times[key, default: []].count { $0 > recent }
      guard count < key.limit else { return false }
    }
    for key in keys {
      times[key] = times[key, default: []].filter { $0 > recent } + [now]
    }
    return true
  }

  /// Forgets the attempts for a user who has signed in at an address.
  mutating func forget(_ name: String, from address: String) {
    times[.nameAtAddress(name, address)] = nil
  }

  private mutating func sweep(
    after recent: ContinuousClock.Instant, at now: ContinuousClock.Instant
  ) {
    if times.count >= Self.maximumCount { times = [:] }
    guard lastSweep.map({ $0 <= recent }) ?? true else { return }
    lastSweep = now
    times = times.filter { $0.value.contains { $0 > recent } }
  }
}
