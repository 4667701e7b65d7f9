import RostrumElements

extension ElementDraft {
  /// Adds a style whose paint is that of an environment, and the shadows and the blend mode of the paint
  /// outside of it.
  ///
  /// - Parameters:
  ///   - property: The style.
  ///   - environment: The environment of the view that is painted.
  package mutating func style(_ property: StyleProperty, in environment: EnvironmentValues) {
    guard let paint = property.paint, paint.isCompound else { return style(property) }
    let resolved = paint.resolved(in: environment)
    style(property.painted(with: resolved.withoutEffects))
    for effect in resolved.effects { style(effect) }
  }
}
