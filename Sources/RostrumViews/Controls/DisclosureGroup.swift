/// A button that shows and hides content.
///
/// ```swift
/// DisclosureGroup("Advanced") {
///   Toggle("Verbose", isOn: $isVerbose)
/// }
/// ```
///
/// Hidden content doesn't exist: its state is reset when it is shown again. In a list or form, the
/// button and each view are rows.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: @MainActor () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.hasRows) private var hasRows

  /// Creates a disclosure group with a custom label.
  ///
  /// - content: The content.
  ///   - content: The views.
  ///   - label: The label of the button.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content, label())
  }

  /// Creates a disclosure group with a custom label and a binding to its state.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content is shown.
  ///   - content: The content.
  ///   - label: The label of the button.
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

  /// The button, and the content while it is shown.
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
  /// Creates a disclosure group with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(nil, content, Text(titleKey))
  }

  /// Creates a disclosure group with a title and a binding to its state.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded, content, Text(titleKey))
  }

  /// Creates a disclosure group with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(nil, content, Text(title))
  }

  /// Creates a disclosure group with a title and a binding to its state.
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

/// Indents the rows of a disclosure group.
package struct DisclosedRow: ElementModifier {
  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.style(.padding(EdgeInsets(standardSpacing, on: .leading)))
  }
}
