/// What a view is the counterpart of.
///
/// A host that animates a change moves a view with the same key from where its counterpart was.
public struct ViewMatch: Hashable, Sendable {
  /// What is matched.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The frame of a view.
    case frame
    /// The centre of a view.
    case position
    /// The size of a view.
    case size
    /// The view from which a screen grows.
    case source
    /// The screen around the view, which grows from a source.
    case zoom
  }

  /// What is matched.
  public var kind: Kind
  /// The key that counterparts have in common.
  public var key: String
  /// Whether counterparts begin where the view was.
  public var isSource: Bool

  /// Creates a match.
  ///
  /// - Parameters:
  ///   - kind: What is matched.
  ///   - key: The key that counterparts have in common.
  ///   - isSource: Whether counterparts begin where the view was.
  public init(_ kind: Kind, key: String, isSource: Bool = true) {
    self.kind = kind
    self.key = key
    self.isSource = isSource
  }
}
