/// The appearance of gauges.
///
/// ```swift
/// struct Plain: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Text(configuration.value, format: .percent)
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of a gauge in the style.
  associatedtype Body: View
  /// The components of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// The body of a gauge in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The components of a gauge.
public struct GaugeStyleConfiguration {
  /// The value's position in its range, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of the current value.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound.
  public var minimumValueLabel: BoundsLabel?
  /// The label of the upper bound.
  public var maximumValueLabel: BoundsLabel?

  /// The label of the gauge.
  public struct Label: View {
    let content: AnyView
    /// The label's content.
    public var body: some View { content }
  }

  /// The label of the current value.
  public struct CurrentValueLabel: View {
    let content: AnyView
    /// The label's content.
    public var body: some View { content }
  }

  /// The label of a bound.
  public struct BoundsLabel: View {
    let content: AnyView
    /// The label's content.
    public var body: some View { content }
  }
}

extension View {
  /// Sets the style of gauges.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(GaugeStyleModifier(style: style))
  }
}

private struct GaugeStyleModifier<S: GaugeStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    if let theme = style as? any ThemeStyle<GaugeVariant> {
      environment.gaugeStyle = nil
      environment.gaugeVariant = theme.variant
    } else {
      environment.gaugeStyle = BodyMaker(style) { $0.makeBody(configuration: $1) }
    }
  }
}

extension EnvironmentValues {
  var gaugeStyle: StyleMaker<GaugeStyleConfiguration>? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }

  var gaugeVariant: GaugeVariant {
    get { self[GaugeVariantKey.self] }
    set { self[GaugeVariantKey.self] = newValue }
  }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: StyleMaker<GaugeStyleConfiguration>? { nil }
}

private struct GaugeVariantKey: EnvironmentKey {
  static var defaultValue: GaugeVariant { .automatic }
}
