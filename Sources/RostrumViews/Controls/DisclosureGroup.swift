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
///
/// The environment's ``DisclosureGroupStyle`` determines the appearance.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: @MainActor () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false

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

  /// The group in the environment's style.
  public var body: some View {
    StyledDisclosure(isExpanded: isExpanded ?? $isOpen, label: label, content: content)
  }
}

/// A disclosure group in the environment's style.
private struct StyledDisclosure<Label: View, Content: View>: StyledView {
  typealias Body = Never
  typealias Configuration = DisclosureGroupStyleConfiguration

  let isExpanded: Binding<Bool>
  let label: Label
  let content: @MainActor () -> Content

  static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    StyledNode(view, context)
  }

  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<Configuration>?> {
    \.disclosureGroupStyle
  }

  var configuration: Configuration {
    Configuration(
      label: .init(content: AnyView(label)), content: .init { AnyView(content()) },
      isExpanded: isExpanded)
  }

  var standard: StandardDisclosure<Label, Content> {
    StandardDisclosure(isExpanded: isExpanded, label: label, content: content)
  }
}

/// A disclosure group in the theme's style: the button, and the content while it is shown.
private struct StandardDisclosure<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: @MainActor () -> Content
  @Environment(\.hasRows) private var hasRows

  var body: some View {
    if hasRows {
      button
      if isExpanded.wrappedValue { content().modifier(DisclosedRow()) }
    } else {
      VariantGroup(variant: .disclosure, content: TupleView(button, disclosed))
    }
  }

  private var button: DisclosureButton<Label> {
    let isShown = isExpanded.wrappedValue
    return DisclosureButton(isExpanded: isShown, content: label) {
      isExpanded.wrappedValue = !isShown
    }
  }

  private var disclosed: VariantGroup<Content>? {
    isExpanded.wrappedValue ? VariantGroup(variant: .disclosed, content: content()) : nil
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
