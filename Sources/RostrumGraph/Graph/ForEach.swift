/// One view for each element of a collection.
///
/// ```swift
/// ForEach(contacts) { contact in
///   Text(contact.name)
/// }
/// ```
///
/// An element's identity is its id: when elements move, their views keep state and nodes, and
/// hosts are told of moves.
@MainActor
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public let data: Data
  /// Makes the view of an element.
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
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// Makes views of elements that have an identity.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }

  /// Makes views of elements whose identity is a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Where the identity is.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Makes a view for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Makes the view of a number.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content) { $0 }
  }

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ForEachNode(view, context)
  }
}
