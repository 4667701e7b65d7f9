extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress that a style was asked about, in the style around.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView: StyledView {
  /// There is none: the style around makes the view.
  public typealias Body = Never

  /// Makes the node; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    StyledNode(view, context)
  }

  typealias Configuration = ProgressViewStyleConfiguration

  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<Configuration>?> {
    \.progressViewStyle
  }

  var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label is EmptyView ? nil : .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel is EmptyView
        ? nil : .init(content: AnyView(currentValueLabel)))
  }

  var standard: ProgressElement<TupleView<Label, CurrentValueLabel>> {
    ProgressElement(fraction: fraction, content: TupleView(label, currentValueLabel))
  }
}

/// The element of a progress in one of the theme's own styles.
struct ProgressElement<Content: View>: ContainerView {
  static var role: ElementRole { .progress }
  let fraction: Double?
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .progress(fraction, environment.progressVariant)
  }
}
