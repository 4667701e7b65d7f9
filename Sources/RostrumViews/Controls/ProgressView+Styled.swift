extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates a progress view from a style's configuration, in the environment's style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
    timer = configuration.timer
  }
}

extension ProgressView: StyledView {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
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
        ? nil : .init(content: AnyView(currentValueLabel)), timer: timer)
  }

  @ViewBuilder var standard: some View {
    if let timer {
      ProgressTicker(timer: timer) { element(fraction: timer.fraction(at: $0)) }
    } else {
      element(fraction: fraction)
    }
  }

  private func element(
    fraction: Double?
  ) -> ProgressElement<TupleView<Label, CurrentValueLabel>> {
    ProgressElement(fraction: fraction, content: TupleView(label, currentValueLabel))
  }
}

/// The element of a progress view in one of the theme's styles.
struct ProgressElement<Content: View>: ContainerView {
  static var role: ElementRole { .progress }
  let fraction: Double?
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .progress(fraction, environment.progressVariant)
    element.takeSize(of: environment)
  }
}
