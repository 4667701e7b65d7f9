/// Modifier keys that are held while another key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// Creates a set from the bits of its keys.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key, also known as Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key; on keyboards without one, the Control key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The Caps Lock key; a browser doesn't report it.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// A key of the numeric pad; a browser doesn't report it.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifier keys.
  public static let all: EventModifiers = [.shift, .control, .option, .command]
}
