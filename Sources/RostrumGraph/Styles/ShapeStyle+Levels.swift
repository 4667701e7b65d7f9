import RostrumElements

extension ShapeStyle {
  /// The style for less important content.
  public var secondary: some ShapeStyle { AnyShapeStyle(paint: paint.level(1)) }
  /// The style for content of little importance.
  public var tertiary: some ShapeStyle { AnyShapeStyle(paint: paint.level(2)) }
  /// The style for content of the least importance.
  public var quaternary: some ShapeStyle { AnyShapeStyle(paint: paint.level(3)) }
  /// The faintest level of the style.
  public var quinary: some ShapeStyle { AnyShapeStyle(paint: paint.level(4)) }
}

extension PaintStyle {
  /// A level of the paint, which is fainter from 1 to 4.
  ///
  /// Backgrounds have levels of their own: that of content on a background, and that of content on such
  /// content.
  fileprivate func level(_ level: Int) -> Self {
    switch self {
    case .foreground: .hierarchical(level)
    case .hierarchical(let outer): .hierarchical(outer + level)
    case .background:
      .color(Color(.system(level == 1 ? .secondaryBackground : .tertiaryBackground)))
    default: .opacity(self, [1, 0.5, 0.25, 0.18, 0.1][level])
    }
  }
}
