/// Commands by which a user puts what an element stands for on the clipboard.
public struct ClipboardCommands: OptionSet, Hashable, Sendable {
  /// One bit for each command.
  public let rawValue: UInt8

  /// Creates commands.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What the element stands for is copied.
  public static let copy = ClipboardCommands(rawValue: 1)
  /// What the element stands for is copied and removed.
  public static let cut = ClipboardCommands(rawValue: 2)
}

extension ClipboardCommands {
  /// The keys of the commands.
  package var keys: [KeyEquivalent] {
    (contains(.copy) ? ["c"] : []) + (contains(.cut) ? ["x"] : [])
  }

  /// The names of the commands.
  package var names: [String] {
    (contains(.copy) ? ["copy"] : []) + (contains(.cut) ? ["cut"] : [])
  }
}
