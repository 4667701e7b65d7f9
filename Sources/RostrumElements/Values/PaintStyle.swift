public import Foundation

/// The paint of a shape, text or background as one plain value.
///
/// Each `ShapeStyle` reduces to one of these cases, and hosts draw only these.
public indirect enum PaintStyle: Hashable, Sendable {
  /// A colour.
  case color(Color)
  /// The tint colour.
  case tint
  /// The current foreground.
  case foreground
  /// The current background.
  case background
  /// The current foreground, fainter with each level from 1.
  case hierarchical(Int)
  /// The colour of separators between rows.
  case separator
  /// The colour of placeholder text.
  case placeholder
  /// A background blur.
  case material(Material.Thickness)
  /// A colour that is a little lighter at the top.
  case shade(Color)
  /// A gradient along a line.
  case linear(Gradient, start: UnitPoint, end: UnitPoint)
  /// A gradient around a centre.
  case angular(Gradient, center: UnitPoint, start: Angle, end: Angle)
  /// A gradient outwards from a centre, with radii in points.
  case radial(Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A gradient outwards from a centre to an ellipse, with radii as fractions of the width and height.
  case elliptical(Gradient, center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  /// A paint with an opacity from 0 for transparent to 1 for opaque.
  case opacity(PaintStyle, Double)
  /// A paint, and a shadow of what is painted with it.
  case shadowed(PaintStyle, ShadowStyle)
  /// A paint that is blended with what is behind.
  case blended(PaintStyle, BlendMode)
  /// The paint of an app's style, which the view graph replaces where it knows the environment.
  case environment(EnvironmentPaint)
}

extension PaintStyle {
  /// The colour, if the paint is a plain colour.
  package var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }

  /// The one colour that is closest to the paint; `nil` for that of something else.
  package var nearestColor: Color? {
    switch self {
    case .color(let color), .shade(let color): color
    case .foreground: .primary
    case .hierarchical: .secondary
    case .linear(let gradient, _, _), .angular(let gradient, _, _, _),
      .radial(let gradient, _, _, _), .elliptical(let gradient, _, _, _):
      gradient.stops.first?.color
    case .opacity(let paint, let opacity): paint.nearestColor?.opacity(opacity)
    case .shadowed(let paint, _), .blended(let paint, _): paint.nearestColor
    case .environment(let paint): paint.source.paint.nearestColor
    case .tint, .background, .separator, .placeholder, .material: nil
    }
  }
}
