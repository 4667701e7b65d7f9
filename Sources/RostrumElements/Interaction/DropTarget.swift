/// What can be dropped on an element, and what the element wants to know.
public struct DropTarget: Hashable, Sendable {
  /// The types of content that the element takes, as identifiers such as `public.plain-text`.
  public var types: [String]
  /// Whether content is dropped between rows: before the element, which is a row, or after it.
  public var isInsertion: Bool
  /// Whether the app is told when content that the element takes is dragged over it.
  public var isObserved: Bool

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - types: The types of content that the element takes.
  ///   - isInsertion: Whether content is dropped between rows.
  ///   - isObserved: Whether the app is told when content is dragged over the element.
  public init(types: [String], isInsertion: Bool = false, isObserved: Bool = false) {
    self.types = types
    self.isInsertion = isInsertion
    self.isObserved = isObserved
  }

  /// Whether the element takes content.
  ///
  /// - Parameter types: The types of the content, and what they conform to.
  /// - Returns: Whether one of them is a type that the element takes.
  public func accepts(_ types: [String]) -> Bool { types.contains { self.types.contains($0) } }
}
