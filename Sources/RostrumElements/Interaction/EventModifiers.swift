/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// The set of the keys whose bits are set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The key that writes large letters.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The option key, which others call Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The command key; where a keyboard has none, the control key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// All of them.
  public static let all: EventModifiers = [.shift, .control, .option, .command]
}
