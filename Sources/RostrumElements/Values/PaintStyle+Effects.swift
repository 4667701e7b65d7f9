extension PaintStyle {
  /// Whether the paint has more parts than one paint that is the same in each environment.
  package var isCompound: Bool {
    switch self {
    case .opacity(let paint, _): paint.isCompound
    case .shadowed, .blended, .environment: true
    case .color, .tint, .foreground, .background, .hierarchical, .separator, .placeholder,
      .material, .shade, .linear, .angular, .radial, .elliptical:
      false
    }
  }

  /// The paint alone, as hosts draw it.
  package var withoutEffects: PaintStyle {
    switch self {
    case .opacity(let paint, let opacity): .opacity(paint.withoutEffects, opacity)
    case .shadowed(let paint, _), .blended(let paint, _): paint.withoutEffects
    case .environment(let paint): paint.source.paint.withoutEffects
    case .color, .tint, .foreground, .background, .hierarchical, .separator, .placeholder,
      .material, .shade, .linear, .angular, .radial, .elliptical:
      self
    }
  }

  /// The shadows and the blend mode of what is painted, as styles outside of the paint.
  package var effects: [StyleProperty] { effects(opacity: 1) }

  private func effects(opacity: Double) -> [StyleProperty] {
    switch self {
    case .opacity(let paint, let factor): paint.effects(opacity: opacity * factor)
    case .shadowed(let paint, let shadow):
      paint.effects(opacity: opacity) + [shadow.property(opacity: opacity)]
    case .blended(let paint, let mode): paint.effects(opacity: opacity) + [.blendMode(mode)]
    case .environment(let paint): paint.source.paint.effects(opacity: opacity)
    case .color, .tint, .foreground, .background, .hierarchical, .separator, .placeholder,
      .material, .shade, .linear, .angular, .radial, .elliptical:
      []
    }
  }
}

extension StyleProperty {
  /// The paint of the property, if it is one of a view's content.
  package var paint: PaintStyle? {
    switch self {
    case .foreground(let paint), .background(let paint), .fill(let paint), .stroke(let paint, _),
      .border(let paint, _), .mask(let paint), .rowBackground(let paint):
      paint
    default: nil
    }
  }

  /// The property with a different paint.
  package func painted(with paint: PaintStyle) -> StyleProperty {
    switch self {
    case .foreground: .foreground(paint)
    case .background: .background(paint)
    case .fill: .fill(paint)
    case .stroke(_, let style): .stroke(paint, style)
    case .border(_, let width): .border(paint, width: width)
    case .mask: .mask(paint)
    case .rowBackground: .rowBackground(paint)
    default: self
    }
  }
}
