/// The action of a button of an alert or confirmation dialog.
public struct ButtonStateAction<Action> {
  /// The action that the button sends, or `nil` if it only dismisses its alert.
  public let action: Action?

  /// The animation of the changes that the action causes, or `nil` for the default.
  ///
  /// The animation is a value of a view module, which this module doesn't depend on.
  package let animation: ButtonAnimation?

  package init(action: Action?, animation: ButtonAnimation?) {
    self.action = action
    self.animation = animation
  }

  /// Creates a button action that sends an action, or none.
  ///
  /// - Parameter action: The action to send.
  /// - Returns: The button action.
  public static func send(_ action: Action?) -> Self { Self(action: action, animation: nil) }

  /// Returns a button action that sends a transformed action.
  ///
  /// - Parameter transform: Transforms the action.
  /// - Returns: The transformed button action.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    ButtonStateAction<NewAction>(action: transform(action), animation: animation)
  }
}

/// A type-erased animation of a view module.
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
  /// Encodes the action; the animation is not encoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ButtonStateActionKey.self)
    try container.encodeIfPresent(action, forKey: .action)
  }
}

extension ButtonStateAction: Decodable where Action: Decodable {
  /// Decodes the action, without an animation.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ButtonStateActionKey.self)
    self = .send(try container.decodeIfPresent(Action.self, forKey: .action))
  }
}

private enum ButtonStateActionKey: CodingKey {
  case action
}
