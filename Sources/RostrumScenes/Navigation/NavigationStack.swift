/// A stack of screens, of which the last is in front.
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
/// The path is a value, so the app can build, store and restore it. When the user goes back, the
/// stack writes a shorter path.
public struct NavigationStack<Data, Root: View>: View {
  /// A primitive view has no body.
  public typealias Body = Never

  let source: StackSource
  let root: Root

  /// Creates a stack that stores its own path.
  ///
  /// - Parameter root: The root screen.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    source = .own
    self.root = root()
  }

  /// Creates a stack with a path of values of any types.
  ///
  /// - Parameters:
  ///   - path: The path of the screens above the root.
  ///   - root: The root screen.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    source = StackSource(path)
    self.root = root()
  }

  /// Creates a stack with a path of values of one type.
  ///
  /// - Parameters:
  ///   - path: The path of the screens above the root.
  ///   - root: The root screen.
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

  /// Creates a stack with any source of a path.
  package init(source: StackSource, @ViewBuilder root: () -> Root) {
    self.source = source
    self.root = root()
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    NavigationStackNode(view, context, .navigationStack)
  }
}
