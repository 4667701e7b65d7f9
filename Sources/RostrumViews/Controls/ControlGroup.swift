/// A group of related controls, drawn together.
///
/// ```swift
/// ControlGroup {
///   Button("Cut") { … }
///   Button("Copy") { … }
/// }
/// ```
///
/// The label is only the accessible name; it isn't shown unless the environment's
/// ``ControlGroupStyle`` shows it.
@MainActor
public struct ControlGroup<Label: View, Content: View> {
  let content: Content
  let label: Label

  /// Creates a group of controls with a custom label.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: A label that describes the controls.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension ControlGroup: StyledView {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    StyledNode(view, context)
  }

  typealias Configuration = ControlGroupStyleConfiguration

  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<Configuration>?> {
    \.controlGroupStyle
  }

  var configuration: ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(
      content: .init(content: AnyView(content)), label: .init(source: label),
      hasLabel: !(label is EmptyView))
  }

  var standard: ControlGroupElement<Label, Content> {
    ControlGroupElement(label: label, content: content)
  }
}

extension ControlGroup
where
  Label == ControlGroupStyleConfiguration.Label, Content == ControlGroupStyleConfiguration.Content
{
  /// Creates a group from a style's configuration, in the environment's style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The element of a group of controls side by side.
struct ControlGroupElement<Label: View, Content: View>: ContainerView {
  static var role: ElementRole { .group }
  let label: Label
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(.controls)
    element.state.label = words(of: label, in: environment)
  }
}

extension ControlGroup where Label == EmptyView {
  /// Creates a group of controls without a name.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension ControlGroup where Label == Text {
  /// Creates a group of controls with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup where Label == RostrumViews.Label<Text, Image> {
  /// Creates a group of controls with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RostrumViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RostrumViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a group of controls with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The picture.
  ///   - content: The controls.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RostrumViews.Label(titleKey, image: image) }
  }

  /// Creates a group of controls with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - content: The controls.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RostrumViews.Label(title, image: image) }
  }
}
