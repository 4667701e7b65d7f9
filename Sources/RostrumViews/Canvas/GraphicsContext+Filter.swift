public import Foundation
public import RostrumElements

extension GraphicsContext {
  /// A filter of what is drawn.
  public struct Filter: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
      case filter(VisualFilter)
      case multiplier(Color)
      case shadow(CanvasLook.Shadow)
    }

    private let kind: Kind

    private init(_ filter: VisualFilter) {
      kind = .filter(filter)
    }

    private init(_ multiplier: Color) {
      kind = .multiplier(multiplier)
    }

    private init(_ shadow: CanvasLook.Shadow) {
      kind = .shadow(shadow)
    }

    /// Blurs with a radius in points.
    public static func blur(radius: CGFloat) -> Self { Self(.blur(radius)) }
    /// Lightens colours above 0, and darkens them below 0.
    public static func brightness(_ amount: Double) -> Self { Self(.brightness(amount)) }
    /// Inverts the colours, from 0 for not at all; a browser inverts them as a whole above 0.5.
    public static func colorInvert(_ amount: Double = 1) -> Self {
      Self(amount > 0.5 ? .invert : .brightness(0))
    }
    /// Multiplies each component of the colours, and the opacity, by that of a colour.
    ///
    /// Colours are multiplied after other filters except shadows, whichever was added first; those of
    /// texts, images and symbols before.
    public static func colorMultiply(_ color: Color) -> Self { Self(color) }
    /// Increases the contrast above 1, and reduces it below 1.
    public static func contrast(_ amount: Double) -> Self { Self(.contrast(amount)) }
    /// Removes colour, from 0 for none to 1 for all.
    public static func grayscale(_ amount: Double) -> Self { Self(.grayscale(amount)) }
    /// Rotates all hues.
    public static func hueRotation(_ angle: Angle) -> Self { Self(.hueRotation(angle)) }
    /// Intensifies colours above 1, and weakens them below 1.
    public static func saturation(_ amount: Double) -> Self { Self(.saturation(amount)) }

    /// Adds a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - radius: The blur radius, in points.
    ///   - x: The distance to the right, in points.
    ///   - y: The distance downwards, in points.
    /// - Returns: The filter.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Self {
      Self(CanvasLook.Shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    fileprivate func add(to look: inout CanvasLook) {
      switch kind {
      case .filter(let filter): look.filters.append(filter)
      case .multiplier(let color): look.multipliers.append(color)
      case .shadow(let shadow): look.shadows.append(shadow)
      }
    }
  }

  /// Filters what is drawn next, in addition to the filters so far.
  ///
  /// Safari doesn't filter parts of a drawing.
  ///
  /// - Parameter filter: The filter.
  public mutating func addFilter(_ filter: Filter) {
    filter.add(to: &look)
  }
}
