/// Views in a box, with a label above.
///
/// ```swift
/// GroupBox("Agreement") {
///   Toggle("I agree", isOn: $agrees)
/// }
/// ```
///
/// A ``GroupBoxStyle`` around decides how it looks.
@MainActor
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let inside: Content

  /// Views in a box with a label of views.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: What the box is about.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    inside = content()
    self.label = label()
  }
}

extension GroupBox where Label == EmptyView {
  /// Views in a box.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Views in a box with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Views in a box with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was asked about, in the style around.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension GroupBox: StyledView {
  /// There is none: the style around makes the box.
  public typealias Body = Never

  /// Makes the node; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    StyledNode(view, context)
  }

  typealias Configuration = GroupBoxStyleConfiguration

  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<Configuration>?> {
    \.groupBoxStyle
  }

  var configuration: GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(inside)))
  }

  var standard: VariantGroup<TupleView<ControlPart<Label>?, Content>> {
    VariantGroup(variant: .box, content: TupleView(ControlPart(.boxLabel, label), inside))
  }
}
