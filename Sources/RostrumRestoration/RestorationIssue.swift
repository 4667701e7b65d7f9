/// A value that a launch couldn't keep or restore.
package struct RestorationIssue: Error, Hashable, Sendable {
  /// What happened to the value.
  package enum Kind: Hashable, Sendable {
    /// The type isn't `Codable`, so each launch starts with the initial value.
    case notCodable
    /// The value couldn't be encoded.
    case notEncoded
    /// The value of the earlier launch couldn't be decoded, so the initial value was used.
    case notDecoded
    /// The value belongs to a test, not to the launch that uses it, and outlives the launch.
    case madeOutside
  }

  package let kind: Kind
  package let place: KeptPlace
  /// The name of the value's type.
  package let type: String
  /// A description of the reason; empty if the type isn't `Codable`.
  package let reason: String
  /// The name of the declaration, such as `CounterView.count`, if it's known.
  package let declaration: String?

  package init(
    _ kind: Kind, at place: KeptPlace, of type: String, declaration: String? = nil,
    because reason: String = ""
  ) {
    self.kind = kind
    self.place = place
    self.type = type
    self.declaration = declaration
    self.reason = reason
  }
}

extension RestorationIssue {
  /// The declaration of the value, or its place.
  package var subject: String { declaration ?? place.rawValue }
}

extension RestorationIssue: CustomStringConvertible {
  /// A sentence with what happened and why.
  package var description: String {
    switch kind {
    case .notCodable:
      let reason = reason.isEmpty ? "\(type) isn't Codable" : reason
      return "\(subject) is reset in each launch, because \(reason)."
    case .notEncoded:
      return "\(subject) isn't kept, because its value of \(type) can't be encoded: \(reason)"
    case .notDecoded:
      return "\(subject) was reset, because its value of \(type) can't be decoded: \(reason)"
    case .madeOutside:
      return
        "\(subject) isn't restored but keeps its state, because it was made outside the launch."
    }
  }
}
