/// Views that a button shows and hides.
///
/// ```swift
/// DisclosureGroup("Advanced") {
///   Toggle("Verbose", isOn: $isVerbose)
/// }
/// ```
///
/// What is hidden is not there: its state begins anew when it is shown again. In a list or form the
/// button and each view are rows.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: @MainActor () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.hasRows) private var hasRows

  /// Views that a button with a label of views shows and hides.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: What the button shows.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content, label())
  }

  /// Views that a button with a label of views shows and hides.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the views are shown.
  ///   - content: The views.
  ///   - label: What the button shows.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content, label())
  }

  private init(
    _ isExpanded: Binding<Bool>?, _ content: @escaping @MainActor () -> Content, _ label: Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  /// The button, and the views while they are shown.
  public var body: some View {
    if hasRows {
      button
      if isShown { content().modifier(DisclosedRow()) }
    } else {
      VariantGroup(variant: .disclosure, content: TupleView(button, disclosed))
    }
  }

  private var isShown: Bool { isExpanded?.wrappedValue ?? isOpen }

  private var button: DisclosureButton<Label> {
    let isShown = isShown
    return DisclosureButton(isExpanded: isShown, content: label) {
      if let isExpanded { isExpanded.wrappedValue = !isShown } else { isOpen = !isShown }
    }
  }

  private var disclosed: VariantGroup<Content>? {
    isShown ? VariantGroup(variant: .disclosed, content: content()) : nil
  }
}

extension DisclosureGroup where Label == Text {
  /// Views that a button with a text shows and hides.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(nil, content, Text(titleKey))
  }

  /// Views that a button with a text shows and hides.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded, content, Text(titleKey))
  }

  /// Views that a button with a text shows and hides.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(nil, content, Text(title))
  }

  /// Views that a button with a text shows and hides.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded, content, Text(title))
  }
}

/// The button of a disclosure group.
private struct DisclosureButton<Content: View>: ContainerView {
  static var role: ElementRole { .button }
  let isExpanded: Bool
  let content: Content
  let toggle: @MainActor () -> Void

  init(isExpanded: Bool, content: Content, toggle: @escaping @MainActor () -> Void) {
    self.isExpanded = isExpanded
    self.content = content
    self.toggle = toggle
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .disclosure(isExpanded: isExpanded)
    element.enable(in: environment)
    element.onTap(toggle)
  }
}

/// Moves the rows of a disclosure group in a little.
private struct DisclosedRow: ElementModifier {
  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.style(.padding(EdgeInsets(standardSpacing, on: .leading)))
  }
}
