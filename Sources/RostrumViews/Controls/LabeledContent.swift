public import Foundation

/// A value with a label that says what it is.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// LabeledContent("Length", value: minutes, format: .number)
/// LabeledContent("Theme") { ThemeBadge(theme) }
/// ```
///
/// A ``LabeledContentStyle`` around decides how the two stand together.
@MainActor
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let value: Content

  /// A value of views with a label of views.
  ///
  /// - Parameters:
  ///   - content: The value.
  ///   - label: What the value is.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  private init(_ label: Label, _ value: Content) {
    self.label = label
    self.value = value
  }
}

extension LabeledContent where Label == Text {
  /// A value of views with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// A value of views with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A string with a text.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(Text(titleKey), Text(value))
  }

  /// A string with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(Text(title), Text(value))
  }

  /// A value as a format style writes it, with a text.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(titleKey), Text(value, format: format))
  }

  /// A value as a format style writes it, with a text.
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
  /// The pair that a style was asked about, in the style around.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

extension LabeledContent: StyledView {
  /// There is none: the style around makes the pair.
  public typealias Body = Never

  /// Makes the node; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
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

/// The element of a labelled value in the theme's own style.
struct LabeledElement<Label: View, Value: View>: ContainerView {
  static var role: ElementRole { .group }
  let content: TupleView<Label, Value>

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(.labeled)
    if environment.controlLook.areLabelsHidden { element.state.isLabelHidden = true }
  }
}
