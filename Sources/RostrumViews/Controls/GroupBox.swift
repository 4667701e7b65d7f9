/// A box around views, with a label above.
///
/// ```swift
/// GroupBox("Agreement") {
///   Toggle("I agree", isOn: $agrees)
/// }
/// ```
///
/// The environment's ``GroupBoxStyle`` determines the appearance.
@MainActor
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let inside: Content

  /// Creates a box with a custom label.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The label of the box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    inside = content()
    self.label = label()
  }

  /// Creates a box with a custom label, which precedes the content.
  ///
  /// - Parameters:
  ///   - label: The label of the box.
  ///   - content: The views.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from a style's configuration, in the environment's style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension GroupBox: StyledView {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
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
