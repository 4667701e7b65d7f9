public import Foundation

/// A value with a label.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// LabeledContent("Length", value: minutes, format: .number)
/// LabeledContent("Theme") { ThemeBadge(theme) }
/// ```
///
/// The environment's ``LabeledContentStyle`` determines the arrangement.
@MainActor
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let value: Content

  /// Creates a labelled view with a custom label.
  ///
  /// - Parameters:
  ///   - content: The value.
  ///   - label: A label that describes the value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  private init(_ label: Label, _ value: Content) {
    self.label = label
    self.value = value
  }
}

extension LabeledContent where Label == Text {
  /// Creates a labelled view with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates a labelled view with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled string with a title.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(Text(titleKey), Text(value))
  }

  /// Creates a labelled string with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(Text(title), Text(value))
  }

  /// Creates a labelled value with a title and a format.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(titleKey), Text(value, format: format))
  }

  /// Creates a labelled value with a title and a format.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ title: some StringProtocol,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(title), Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labelled content from a style's configuration, in the environment's style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

extension LabeledContent: StyledView {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    StyledNode(view, context)
  }

  typealias Configuration = LabeledContentStyleConfiguration

  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<Configuration>?> {
    \.labeledContentStyle
  }

  var configuration: LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(value)))
  }

  var standard: LabeledElement<ControlPart<Label>?, ControlPart<Content>?> {
    LabeledElement(
      content: TupleView(
        ControlPart(.contentLabel, label), ControlPart(.contentValue, value)))
  }
}

/// The element of labelled content in the theme's style.
struct LabeledElement<Label: View, Value: View>: ContainerView {
  static var role: ElementRole { .group }
  let content: TupleView<Label, Value>

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(.labeled)
    if environment.labelsVisibility == .hidden { element.state.isLabelHidden = true }
  }
}
