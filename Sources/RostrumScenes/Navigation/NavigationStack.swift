/// A stack of screens, the last of which is in front.
///
/// ```swift
/// NavigationStack(path: $path) {
///   List(contacts) { contact in
///     NavigationLink(contact.name, value: contact)
///   }
///   .navigationDestination(for: Contact.self) { ContactDetail(contact: $0) }
/// }
/// ```
///
/// The path is a value, so the app can build it, store it and restore it. When the user goes
/// back, the stack writes a shorter path.
public struct NavigationStack<Data, Root: View>: View {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let source: StackSource
  let root: Root

  /// Makes a stack that keeps its own path.
  ///
  /// - Parameter root: The lowest screen.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    source = .own
    self.root = root()
  }

  /// Makes a stack with a path of values of any types.
  ///
  /// - Parameters:
  ///   - path: The screens above the root.
  ///   - root: The lowest screen.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    source = StackSource(path)
    self.root = root()
  }

  /// Makes a stack with a path of values of one type.
  ///
  /// - Parameters:
  ///   - path: The screens above the root.
  ///   - root: The lowest screen.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    source = StackSource(path)
    self.root = root()
  }

  /// Makes a stack from any source of a path.
  package init(source: StackSource, @ViewBuilder root: () -> Root) {
    self.source = source
    self.root = root()
  }

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    NavigationStackNode(view, context, .navigationStack)
  }
}
