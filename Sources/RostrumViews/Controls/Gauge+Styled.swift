extension Gauge: StyledView {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    StyledNode(view, context)
  }

  typealias Configuration = GaugeStyleConfiguration

  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<Configuration>?> {
    \.gaugeStyle
  }

  var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction,
      label: .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel is EmptyView
        ? nil : .init(content: AnyView(currentValueLabel)),
      minimumValueLabel: minimumValueLabel is EmptyView
        ? nil : .init(content: AnyView(minimumValueLabel)),
      maximumValueLabel: maximumValueLabel is EmptyView
        ? nil : .init(content: AnyView(maximumValueLabel)))
  }

  var standard: GaugeElement<Label, CurrentValueLabel, BoundsLabel> {
    GaugeElement(
      value: value, bounds: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label,
  CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?,
  BoundsLabel == GaugeStyleConfiguration.BoundsLabel?, MarkedValueLabels == EmptyView
{
  /// Creates a gauge from a style's configuration, in the environment's style.
  public init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      configuration.value, 0...1, configuration.label, configuration.currentValueLabel,
      configuration.minimumValueLabel, configuration.maximumValueLabel)
  }
}

/// The element of a gauge in one of the theme's styles.
struct GaugeElement<Label: View, Current: View, Bounds: View>: ContainerView {
  static var role: ElementRole { .gauge }
  let value: Double
  let bounds: ClosedRange<Double>
  let label: Label
  let currentValueLabel: Current
  let minimumValueLabel: Bounds
  let maximumValueLabel: Bounds

  var content: some View {
    TupleView(
      ControlPart(.gaugeLabel, label), ControlPart(.gaugeMinimum, minimumValueLabel),
      ControlPart(.gaugeValue, currentValueLabel),
      ControlPart(.gaugeMaximum, maximumValueLabel))
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .gauge(value, in: bounds, environment.gaugeVariant)
    element.state.label = words(of: label, in: environment)
    element.state.value = words(of: currentValueLabel, in: environment)
  }
}
