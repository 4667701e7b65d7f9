/// A control that leads to another screen of the stack.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let target: Target
  @State private var isActive = false
  @Environment(\.navigation) private var navigation
  @Environment(\.rowSelection) private var rowSelection

  private enum Target {
    case value(AnyHashable?)
    case view(() -> Destination)
    case bound(Binding<Bool>, () -> Destination)
    case action(@MainActor () -> Void)
  }

  // NB: The closures of screens aren't annotated with the main actor: adding the annotation counts
  // as a conversion, and the compiler would prefer to interpret such a closure as the state of a
  // link to state.

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - label: The label of the link.
  public init(
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination)
  }

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - label: The label of the link.
  public init(
    destination: @autoclosure @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination)
  }

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - destination: The screen.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) where Label == Text {
    label = Text(titleKey)
    target = .view(destination)
  }

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - destination: The screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) where Label == Text {
    label = Text(verbatim: String(title))
    target = .view(destination)
  }

  /// The content of the link.
  public var body: some View {
    switch target {
    case .value(let value?) where rowSelection?.takes(value) == true:
      // The row is selectable itself, so the link isn't a separate control there.
      label.modifier(TaggedLink(value: value))
    case .value(let value):
      LinkControl(isEnabled: value != nil && navigation.isAvailable, content: label) {
        if let value { navigation.push(value) }
      }
    case .action(let action):
      LinkControl(isEnabled: true, content: label, action: action)
    case .view(let destination):
      LinkControl(isEnabled: navigation.isAvailable, content: label) { isActive = true }
        .navigationDestination(isPresented: $isActive) { destination() }
    case .bound(let isActive, let destination):
      LinkControl(isEnabled: navigation.isAvailable, content: label) {
        isActive.wrappedValue = true
      }
      .navigationDestination(isPresented: isActive) { destination() }
    }
  }

  /// Creates a link whose screen is shown while a binding is `true`.
  init(
    _ label: Label, _ isActive: Binding<Bool>, _ destination: @escaping () -> Destination
  ) {
    self.label = label
    target = .bound(isActive, destination)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a value onto the stack's path; without a value it is disabled.
  ///
  /// - Parameters:
  ///   - value: The value that the screen represents.
  ///   - label: The label of the link.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }

  /// Creates a link that pushes a value onto the stack's path.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - value: The value that the screen represents.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, value: Value?
  ) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link that pushes a value onto the stack's path.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - value: The value that the screen represents.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Hashable>(
    _ title: S, value: Value?
  ) where Label == Text {
    self.init(value: value) { Text(verbatim: String(title)) }
  }

  /// Creates a link with a custom action, such as pushing state.
  ///
  /// - Parameters:
  ///   - action: The action of the link.
  ///   - label: The label of the link.
  package init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .action(action)
  }
}

struct LinkControl<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .link }

  let isEnabled: Bool
  let content: Content
  let action: @MainActor () -> Void

  init(isEnabled: Bool, content: Content, action: @escaping @MainActor () -> Void) {
    self.isEnabled = isEnabled
    self.content = content
    self.action = action
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.isFocusable = true
    element.state.isDisabled = !isEnabled || !environment.isEnabled
    if environment.navigationLinkIndicatorVisibility == .hidden {
      element.style(.linkIndicatorHidden)
    }
    element.onTap(action)
  }
}

extension NavigationLink: TraitCarrier {
  /// The link's value is that of its row in a list with a selection of the type.
  package func collect<Key: TraitKey>(_ key: Key.Type, into values: inout [Key.Value]) {
    guard case .value(let value?) = target, let value = value as? Key.Value else { return }
    if Key.self == TagKey.self { values.append(value) }
  }
}
