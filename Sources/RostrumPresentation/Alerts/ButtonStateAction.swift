/// What a button of an alert or a dialog does.
public struct ButtonStateAction<Action> {
  /// The action that the button sends; `nil` if it only makes its alert go away.
  public let action: Action?

  /// Sends an action, or nothing.
  ///
  /// - Parameter action: The action.
  /// - Returns: What the button does.
  public static func send(_ action: Action?) -> Self { Self(action: action) }

  /// The same for a feature that has other actions.
  ///
  /// - Parameter transform: Turns an action into the other feature's.
  /// - Returns: What the button does.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    .send(transform(action))
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction: Encodable where Action: Encodable {}
extension ButtonStateAction: Decodable where Action: Decodable {}
