// The theme's own styles of gauges. The host draws them.

/// As it is usual where the gauge stands.
public struct DefaultGaugeStyle: GaugeStyle, ThemeStyle {
  var variant: GaugeVariant { .automatic }

  /// Makes the style.
  public init() {}

  /// The gauge in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).environment(\.gaugeVariant, variant)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As it is usual where the gauge stands.
  public static var automatic: Self { Self() }
}

/// A bar that fills, with its label above.
public struct LinearCapacityGaugeStyle: GaugeStyle, ThemeStyle {
  var variant: GaugeVariant { .linearCapacity }

  /// Makes the style.
  public init() {}

  /// The gauge in the theme's own style.
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

  /// Makes the style.
  public init() {}

  /// The gauge in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).environment(\.gaugeVariant, variant)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  public static var accessoryLinearCapacity: Self { Self() }
}

/// An open ring that fills, around the value in words.
public struct AccessoryCircularGaugeStyle: GaugeStyle, ThemeStyle {
  var variant: GaugeVariant { .accessoryCircular }

  /// Makes the style.
  public init() {}

  /// The gauge in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).environment(\.gaugeVariant, variant)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring that fills, around the value in words.
  public static var accessoryCircular: Self { Self() }
}

/// A closed ring that fills, around the value in words.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, ThemeStyle {
  var variant: GaugeVariant { .accessoryCircularCapacity }

  /// Makes the style.
  public init() {}

  /// The gauge in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).environment(\.gaugeVariant, variant)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills, around the value in words.
  public static var accessoryCircularCapacity: Self { Self() }
}
