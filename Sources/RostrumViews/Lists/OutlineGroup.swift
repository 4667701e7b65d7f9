/// Views of a tree of values, each with those below it behind a disclosure.
///
/// ```swift
/// struct Folder: Identifiable {
///   var id: String
///   var folders: [Folder]?
/// }
///
/// struct Folders: View {
///   let folders: [Folder]
///
///   var body: some View {
///     OutlineGroup(folders, children: \.folders) { folder in
///       Text(folder.id)
///     }
///   }
/// }
/// ```
///
/// A value whose children are `nil` is a leaf. A value without children has a disclosure of nothing.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: @MainActor (Data.Element) -> Leaf

  /// Creates views of a tree of values that are identified by a property.
  ///
  /// - Parameters:
  ///   - data: The values at the top.
  ///   - id: The key path of the identity.
  ///   - children: The key path of the values below a value; `nil` for a leaf.
  ///   - content: Creates the view of a value.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  /// Creates views of a tree of values.
  ///
  /// - Parameters:
  ///   - data: The values at the top.
  ///   - children: The key path of the values below a value; `nil` for a leaf.
  ///   - content: Creates the view of a value.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Leaf
  ) where Data.Element: Identifiable<ID> {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// The views.
  public var body: some View {
    ForEach(data, id: id) { value in
      if let values = value[keyPath: children] {
        DisclosureGroup {
          OutlineGroup(values, id: id, children: children, content: content)
        } label: {
          content(value)
        }
      } else {
        content(value)
      }
    }
  }
}

extension OutlineGroup {
  /// Creates views of a value and of those below it, identified by a property.
  ///
  /// - Parameters:
  ///   - root: The value at the top.
  ///   - id: The key path of the identity.
  ///   - children: The key path of the values below a value; `nil` for a leaf.
  ///   - content: Creates the view of a value.
  public init<Value>(
    _ root: Value, id: KeyPath<Value, ID>, children: KeyPath<Value, [Value]?>,
    @ViewBuilder content: @escaping @MainActor (Value) -> Leaf
  ) where Data == [Value] {
    self.init([root], id: id, children: children, content: content)
  }

  /// Creates views of a value and of those below it.
  ///
  /// - Parameters:
  ///   - root: The value at the top.
  ///   - children: The key path of the values below a value; `nil` for a leaf.
  ///   - content: Creates the view of a value.
  public init<Value: Identifiable<ID>>(
    _ root: Value, children: KeyPath<Value, [Value]?>,
    @ViewBuilder content: @escaping @MainActor (Value) -> Leaf
  ) where Data == [Value] {
    self.init([root], id: \.id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of a tree of values.
  ///
  /// - Parameters:
  ///   - data: The values at the top.
  ///   - children: The key path of the values below a value; `nil` for a leaf.
  ///   - rowContent: Creates the row of a value.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of a tree of values that are identified by a property.
  ///
  /// - Parameters:
  ///   - data: The values at the top.
  ///   - id: The key path of the identity.
  ///   - children: The key path of the values below a value; `nil` for a leaf.
  ///   - rowContent: Creates the row of a value.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
