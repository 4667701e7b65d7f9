public import Foundation

/// What something is painted with, as one plain value.
///
/// Every ``ShapeStyle`` says which of these it is; hosts draw from these alone.
public indirect enum PaintStyle: Hashable, Sendable {
  /// A colour.
  case color(Color)
  /// The accent of the controls around.
  case tint
  /// The colour of the content around.
  case foreground
  /// The colour behind the content around.
  case background
  /// The colour of the content around, fainter with each level from 1.
  case hierarchical(Int)
  /// The colour of lines between rows.
  case separator
  /// The colour of the text of an empty field.
  case placeholder
  /// A blur of what is behind.
  case material(Material.Thickness)
  /// Colours along a line.
  case linear(Gradient, start: UnitPoint, end: UnitPoint)
  /// Colours around a place.
  case angular(Gradient, center: UnitPoint, start: Angle, end: Angle)
  /// Colours outwards from a place, radii in points.
  case radial(Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Another paint that shows through: 0 for invisible to 1 for opaque.
  case opacity(PaintStyle, Double)
}

extension PaintStyle {
  /// The colour, if it is nothing else.
  package var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}
