// The theme's gauge styles, which the host draws.

/// The default style for the gauge's context.
public struct DefaultGaugeStyle: GaugeStyle, ThemeStyle {
  var variant: GaugeVariant { .automatic }

  /// Creates the style.
  public init() {}

  /// The gauge in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).environment(\.gaugeVariant, variant)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style for the gauge's context.
  public static var automatic: Self { Self() }
}

/// A bar that fills, with its label above.
public struct LinearCapacityGaugeStyle: GaugeStyle, ThemeStyle {
  var variant: GaugeVariant { .linearCapacity }

  /// Creates the style.
  public init() {}

  /// The gauge in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).environment(\.gaugeVariant, variant)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills, with its label above.
  public static var linearCapacity: Self { Self() }
}

/// A small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, ThemeStyle {
  var variant: GaugeVariant { .accessoryLinearCapacity }

  /// Creates the style.
  public init() {}

  /// The gauge in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).environment(\.gaugeVariant, variant)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  public static var accessoryLinearCapacity: Self { Self() }
}

/// A small bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, ThemeStyle {
  var variant: GaugeVariant { .accessoryLinear }

  /// Creates the style.
  public init() {}

  /// The gauge in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).environment(\.gaugeVariant, variant)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a marker at the value.
  public static var accessoryLinear: Self { Self() }
}

/// An open ring that fills around the current value label.
public struct AccessoryCircularGaugeStyle: GaugeStyle, ThemeStyle {
  var variant: GaugeVariant { .accessoryCircular }

  /// Creates the style.
  public init() {}

  /// The gauge in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).environment(\.gaugeVariant, variant)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring that fills around the current value label.
  public static var accessoryCircular: Self { Self() }
}

/// A closed ring that fills around the current value label.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, ThemeStyle {
  var variant: GaugeVariant { .accessoryCircularCapacity }

  /// Creates the style.
  public init() {}

  /// The gauge in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).environment(\.gaugeVariant, variant)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills around the current value label.
  public static var accessoryCircularCapacity: Self { Self() }
}
