/// Views for the elements of a collection.
///
/// ```swift
/// ForEach(contacts) { contact in
///   Text(contact.name)
/// }
/// ```
///
/// The id of an element is its identity: when elements move, their views keep state and nodes, and
/// hosts are notified of the moves.
@MainActor
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public let data: Data
  /// Creates the view for an element.
  public let content: (Data.Element) -> Content
  package let identify: (Data.Element) -> ID

  package init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identify: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.identify = identify
  }
}

extension ForEach: View where Content: View {
  /// A primitive view has no body.
  public typealias Body = Never

  // NB: Disfavored, as a binding to a collection is itself a collection: `ForEach($rows)` uses the initializer for
  // bindings, which follow their rows.
  /// Creates a view for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Creates the view for an element.
  @_disfavoredOverload
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }

  /// Creates a view for each element, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identity.
  ///   - content: Creates the view for an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Creates a view for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Creates the view for a number.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content) { $0 }
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    context.rowRegion == nil ? ForEachNode(view, context) : LazyForEachNode(view, context)
  }
}
