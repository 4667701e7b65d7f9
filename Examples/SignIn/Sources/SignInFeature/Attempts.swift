/// The attempts to sign in within the last minute.
struct Attempts {
  /// What attempts are counted for.
  enum Key: Hashable {
    case user(String)
    case address(String)

    var limit: Int {
      switch self {
      case .user: 10
      case .address: 20
      }
    }
  }

  private var times: [Key: [ContinuousClock.Instant]] = [:]

  /// Counts an attempt, unless there were too many.
  mutating func admit(_ keys: [Key], at now: ContinuousClock.Instant) -> Bool {
    let recent = now - .seconds(60)
    times = times.compactMapValues { times in
      let times = times.filter { $0 > recent }
      return times.isEmpty ? nil : times
    }
    guard keys.allSatisfy({ times[$0, default: []].count < $0.limit }) else { return false }
    for key in keys { times[key, default: []].append(now) }
    return true
  }

  /// Forgets the attempts for a user who has signed in.
  mutating func forget(_ user: String) { times[.user(user)] = nil }
}
