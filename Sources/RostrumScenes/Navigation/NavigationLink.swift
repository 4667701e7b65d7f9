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

  // NB: The closures of screens are not marked with the main actor: taking on the mark counts as a
  // conversion, and the compiler would rather take such a closure for the state of a link to state.

  /// Makes a link that leads to a view.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - label: What the link shows.
  public init(
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination)
  }

  /// Makes a link that leads to a view.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - label: What the link shows.
  public init(
    destination: @autoclosure @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination)
  }

  /// Makes a link that leads to a view.
  ///
  /// - Parameters:
  ///   - titleKey: What the link says.
  ///   - destination: The screen.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) where Label == Text {
    label = Text(titleKey)
    target = .view(destination)
  }

  /// Makes a link that leads to a view.
  ///
  /// - Parameters:
  ///   - title: What the link says.
  ///   - destination: The screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) where Label == Text {
    label = Text(verbatim: String(title))
    target = .view(destination)
  }

  /// What the link is made of.
  public var body: some View {
    switch target {
    case .value(let value?) where rowSelection?.takes(value) == true:
      // The row is what is chosen, so a link is no control of its own there.
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

  /// A link whose screen is up while a flag is true.
  init(
    _ label: Label, _ isActive: Binding<Bool>, _ destination: @escaping () -> Destination
  ) {
    self.label = label
    target = .bound(isActive, destination)
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link that puts a value on the path of the stack; without a value it is disabled.
  ///
  /// - Parameters:
  ///   - value: What the screen is about.
  ///   - label: What the link shows.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }

  /// Makes a link that puts a value on the path of the stack.
  ///
  /// - Parameters:
  ///   - titleKey: What the link says.
  ///   - value: What the screen is about.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, value: Value?
  ) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link that puts a value on the path of the stack.
  ///
  /// - Parameters:
  ///   - title: What the link says.
  ///   - value: What the screen is about.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Hashable>(
    _ title: S, value: Value?
  ) where Label == Text {
    self.init(value: value) { Text(verbatim: String(title)) }
  }

  /// Makes a link that acts in a way of its own, such as pushing state.
  ///
  /// - Parameters:
  ///   - action: What following the link does.
  ///   - label: What the link shows.
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
    element.onTap(action)
  }
}
