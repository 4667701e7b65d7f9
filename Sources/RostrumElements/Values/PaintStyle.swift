public import Foundation

/// The paint of a shape, text or background as one plain value.
///
/// Each ``ShapeStyle`` reduces to one of these cases, and hosts draw only these.
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
  /// A gradient along a line.
  case linear(Gradient, start: UnitPoint, end: UnitPoint)
  /// A gradient around a centre.
  case angular(Gradient, center: UnitPoint, start: Angle, end: Angle)
  /// A gradient outwards from a centre, with radii in points.
  case radial(Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A paint with an opacity from 0 for transparent to 1 for opaque.
  case opacity(PaintStyle, Double)
}

extension PaintStyle {
  /// The colour, if the paint is a plain colour.
  package var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}
