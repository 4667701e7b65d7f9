/// A title with an icon.
///
/// ```swift
/// Label("Attendees", systemImage: "person.3")
/// ```
///
/// A ``LabelStyle`` around decides how the two stand together.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// A title and an icon of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: StyledView {
  /// There is none: the style around makes the label.
  public typealias Body = Never

  /// Makes the node; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    StyledNode(view, context)
  }

  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<LabelStyleConfiguration>?> {
    \.labelStyle
  }

  var configuration: LabelStyleConfiguration {
    LabelStyleConfiguration(title: title, icon: icon)
  }

  var standard: LabelElement<TupleView<ModifiedContent<Icon, LabelIcon>, Title>> {
    LabelElement(content: TupleView(icon.modifier(LabelIcon()), title))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// A text with a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// A text with one of the app's own pictures.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// A text with one of the app's own pictures.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }

  private init(title: Text, icon: Image) {
    self.title = title
    self.icon = icon
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was asked about, in the style around.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// The element of a label in the theme's own style: the icon, then the title.
struct LabelElement<Content: View>: ContainerView {
  static var role: ElementRole { .label }
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .label(environment.labelVariant)
  }
}

/// Hides an icon of any kind from assistive technology, in every style of labels: the title says what
/// it is.
struct LabelIcon: ElementModifier {
  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.state.label = nil
    element.state.isAccessibilityHidden = true
  }
}
