public import Foundation

/// Effects on the appearance of a view that don't affect its layout.
///
/// Use the modifiers of the ``EmptyVisualEffect`` that `visualEffect(_:)` passes to its closure.
public protocol VisualEffect: Sendable {
  /// The effects, innermost first; apps don't call or implement it.
  var _styles: [StyleProperty] { get }
}

/// The identity effect, with which a chain of effects begins.
public struct EmptyVisualEffect: VisualEffect {
  /// The effects, innermost first; apps don't call or implement it.
  public var _styles: [StyleProperty] { [] }

  /// Creates an effect that changes nothing.
  public init() {}
}

/// Effects that were applied to others.
private struct AppliedEffects: VisualEffect {
  let _styles: [StyleProperty]
}

extension VisualEffect {
  private func adding(_ style: StyleProperty) -> AppliedEffects {
    AppliedEffects(_styles: _styles + [style])
  }

  /// Shifts the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(x: x, y: y))
  }

  /// Shifts the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset(x: offset.width, y: offset.height))
  }

  /// Scales the view about its centre.
  public func scaleEffect(_ scale: CGFloat) -> some VisualEffect {
    adding(.scale(scale))
  }

  /// Scales the view about its centre.
  ///
  /// - Parameter scale: The scale factors of width and height.
  /// - Returns: The effect.
  public func scaleEffect(_ scale: CGSize) -> some VisualEffect {
    adding(.stretch(x: scale.width, y: scale.height))
  }

  /// Scales the view about its centre along each axis.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some VisualEffect {
    adding(.stretch(x: x, y: y))
  }

  /// Rotates the view about its centre.
  public func rotationEffect(_ angle: Angle) -> some VisualEffect {
    adding(.rotation(angle))
  }

  /// Sets the opacity of the view, from 0 for transparent to 1 for opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity(opacity))
  }

  /// Blurs the view by a radius in points.
  public func blur(radius: CGFloat) -> some VisualEffect {
    adding(.filters([.blur(radius)]))
  }

  /// Reduces the colours of the view, from 0 for none to 1 for all.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.filters([.grayscale(amount)]))
  }

  /// Changes the saturation of the view's colours; 1 leaves them as they are.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.filters([.saturation(amount)]))
  }

  /// Brightens the view, from 0 for no effect to 1 for white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.filters([.brightness(amount)]))
  }

  /// Changes the contrast of the view; 1 leaves it as it is.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.filters([.contrast(amount)]))
  }

  /// Shifts the hues of the view's colours by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filters([.hueRotation(angle)]))
  }
}
