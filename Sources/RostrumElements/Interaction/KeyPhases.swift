/// The phases of pressing a key.
public struct KeyPhases: OptionSet, Hashable, Sendable {
  /// One bit for each phase.
  public let rawValue: Int

  /// Creates a set from the bits of its phases.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The key goes down.
  public static let down = KeyPhases(rawValue: 1)
  /// The key is held down, and repeats.
  public static let `repeat` = KeyPhases(rawValue: 1 << 1)
  /// The key goes up.
  public static let up = KeyPhases(rawValue: 1 << 2)
  /// All phases.
  public static let all: KeyPhases = [.down, .repeat, .up]
}

extension KeyPhases: CustomStringConvertible {
  /// The names of the phases, separated by commas.
  public var description: String {
    let names: [(KeyPhases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ",")
  }
}
