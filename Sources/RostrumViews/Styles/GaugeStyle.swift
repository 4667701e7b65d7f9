/// How gauges look.
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
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// A gauge in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// Where the measure is in its range, from 0 to 1.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// The value in words.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower end in words.
  public var minimumValueLabel: BoundsLabel?
  /// The upper end in words.
  public var maximumValueLabel: BoundsLabel?

  /// What is measured.
  public struct Label: View {
    let content: AnyView
    /// The label's own view.
    public var body: some View { content }
  }

  /// The value in words.
  public struct CurrentValueLabel: View {
    let content: AnyView
    /// The label's own view.
    public var body: some View { content }
  }

  /// An end of the range in words.
  public struct BoundsLabel: View {
    let content: AnyView
    /// The label's own view.
    public var body: some View { content }
  }
}

extension View {
  /// Shows gauges in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view in the style.
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
