/// What a button of an alert or a dialog does.
public struct ButtonStateAction<Action> {
  /// The action that the button sends; `nil` if it only makes its alert go away.
  public let action: Action?

  /// How what the action changes should move; `nil` for as always.
  ///
  /// The values are those of a view language; only the host knows which.
  package let animation: ButtonAnimation?

  package init(action: Action?, animation: ButtonAnimation?) {
    self.action = action
    self.animation = animation
  }

  /// Sends an action, or nothing.
  ///
  /// - Parameter action: The action.
  /// - Returns: What the button does.
  public static func send(_ action: Action?) -> Self { Self(action: action, animation: nil) }

  /// The same for a feature that has other actions.
  ///
  /// - Parameter transform: Turns an action into the other feature's.
  /// - Returns: What the button does.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    ButtonStateAction<NewAction>(action: transform(action), animation: animation)
  }
}

/// An animation of a view language that this module does not know.
package struct ButtonAnimation: Hashable, Sendable {
  package let value: any Hashable & Sendable

  package init(_ value: any Hashable & Sendable) {
    self.value = value
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.value) == AnyHashable(rhs.value)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonStateAction: Encodable where Action: Encodable {
  /// Writes the action; animations are not kept.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ButtonStateActionKey.self)
    try container.encodeIfPresent(action, forKey: .action)
  }
}

extension ButtonStateAction: Decodable where Action: Decodable {
  /// Reads what sends an action that equals the one that was written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ButtonStateActionKey.self)
    self = .send(try container.decodeIfPresent(Action.self, forKey: .action))
  }
}

private enum ButtonStateActionKey: CodingKey {
  case action
}
