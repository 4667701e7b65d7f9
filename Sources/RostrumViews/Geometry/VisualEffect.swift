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

  /// Scales the view about a point.
  ///
  /// - Parameters:
  ///   - scale: The scale factor.
  ///   - anchor: The point of the view that stays in place.
  /// - Returns: The effect.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor: anchor))
  }

  /// Scales the view about a point along each axis.
  ///
  /// - Parameters:
  ///   - scale: The scale factors of width and height.
  ///   - anchor: The point of the view that stays in place.
  /// - Returns: The effect.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.stretch(x: scale.width, y: scale.height, anchor: anchor))
  }

  /// Scales the view about a point along each axis.
  ///
  /// - Parameters:
  ///   - x: The horizontal scale factor.
  ///   - y: The vertical scale factor.
  ///   - anchor: The point of the view that stays in place.
  /// - Returns: The effect.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.stretch(x: x, y: y, anchor: anchor))
  }

  /// Rotates the view about a point.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - anchor: The point of the view about which it is rotated.
  /// - Returns: The effect.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor: anchor))
  }

  /// Rotates the view in space about an axis.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis: horizontal, vertical, and toward the user.
  ///   - anchor: The point of the view through which the axis goes.
  ///   - anchorZ: The distance of that point from the plane of the view, in points.
  ///   - perspective: How much nearer parts are enlarged.
  /// - Returns: The effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .spin(
        Spin(
          angle, about: (Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
          depth: anchorZ, perspective: perspective)))
  }

  /// Moves the points of the view.
  ///
  /// - Parameter transform: The transform, whose origin is the top leading corner of the view.
  /// - Returns: The effect.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.resting(Pose(transform)))
  }

  /// Moves the points of the view.
  ///
  /// - Parameter transform: The transform, whose origin is the top leading corner of the view.
  /// - Returns: The effect.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformEffect(ProjectionTransform(transform))
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

  /// Sets how the colours of the view blend with those behind it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding(.blendMode(blendMode))
  }
}
