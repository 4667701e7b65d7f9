import Foundation

/// A title with an icon.
///
/// ```swift
/// Label("Attendees", systemImage: "person.3")
/// ```
///
/// The environment's ``LabelStyle`` determines the arrangement.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Creates a label with a custom title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: StyledView {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
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
  /// Creates a label with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// Creates a label with a title and a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// Creates a label with a title and a picture of the app.
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
  /// Creates a label from a style's configuration, in the environment's style.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// The element of a label in the theme's style: the icon followed by the title.
struct LabelElement<Content: View>: ContainerView {
  static var role: ElementRole { .label }
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let variant = environment.labelVariant
    element.content = .label(variant)
    if let spacing = environment.labelIconToTitleSpacing { element.style(.spacing(spacing)) }
    if variant != .titleOnly, let width = environment.labelReservedIconWidth {
      element.style(.iconWidth(width))
    }
  }
}

/// Hides any icon from assistive technology in all label styles, because the title describes it.
package struct LabelIcon: ElementModifier {
  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.state.label = nil
    element.state.isAccessibilityHidden = true
  }
}
