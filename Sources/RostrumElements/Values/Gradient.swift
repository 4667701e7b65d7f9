public import Foundation

/// Colours that blend into each other, from the top to the bottom of what is painted.
public struct Gradient: Hashable, Sendable {
  /// The colours with their locations.
  public var stops: [Stop]

  /// Creates a gradient from colours with locations.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of evenly spaced colours.
  ///
  /// - Complexity: O(*n*) in the number of colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// A colour at a location of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
}

extension Gradient {
  /// The gradient from the top to the bottom as a plain value.
  public var paint: PaintStyle { .linear(self, start: .top, end: .bottom) }
}

/// A gradient of any kind, such as that of a colour.
public struct AnyGradient: Hashable, Sendable {
  /// The gradient as a plain value.
  public let paint: PaintStyle

  /// Creates a gradient.
  ///
  /// - Parameter gradient: The gradient, which runs from the top to the bottom.
  public init(_ gradient: Gradient) {
    paint = gradient.paint
  }

  fileprivate init(_ color: Color) {
    paint = .shade(color)
  }

  /// The colors with their locations.
  package var gradient: Gradient {
    switch paint {
    case .linear(let gradient, _, _): gradient
    case .shade(let color): Gradient(colors: [color.mix(with: .white, by: 0.18), color])
    default: Gradient(stops: [])
    }
  }
}

extension Color {
  /// The theme's gradient of the colour, which is a little lighter at the top.
  ///
  /// ```swift
  /// RoundedRectangle(cornerRadius: 16).fill(.blue.gradient)
  /// ```
  public var gradient: AnyGradient { AnyGradient(self) }
}
