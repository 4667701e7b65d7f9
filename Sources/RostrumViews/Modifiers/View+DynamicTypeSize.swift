extension View {
  /// Sets the size of texts in the view.
  ///
  /// Texts in the theme's styles, such as `.body`, and metrics in the view follow the size. The
  /// reader's own choice in the browser applies in addition.
  ///
  /// - Parameter size: The size.
  /// - Returns: The view with such texts.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    dynamicTypeSize(size...size)
  }

  /// Limits the size of texts in the view.
  ///
  /// ```swift
  /// Toolbar().dynamicTypeSize(...DynamicTypeSize.xxLarge)
  /// ```
  ///
  /// - Parameter range: The sizes to allow.
  /// - Returns: The view with such texts.
  public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    let limits = DynamicTypeSize.limits(of: range)
    return transformEnvironment(\.dynamicTypeSize) { $0 = min(max($0, limits.0), limits.1) }
      .modifier(TextSizeLimit(least: limits.0, greatest: limits.1))
  }
}

extension DynamicTypeSize {
  /// The smallest and the largest size in a range; those of all sizes for a range without any.
  fileprivate static func limits(
    of range: some RangeExpression<DynamicTypeSize>
  ) -> (DynamicTypeSize, DynamicTypeSize) {
    let sizes = allCases.filter { range.contains($0) }
    return (sizes.first ?? .xSmall, sizes.last ?? .accessibility5)
  }
}

/// Draws texts in a size that is within limits.
private struct TextSizeLimit: ElementModifier {
  let least: DynamicTypeSize
  let greatest: DynamicTypeSize

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let inherited = environment.dynamicTypeSize
    let size = min(max(inherited, least), greatest)
    if size != inherited {
      element.style(.textScale(size.factor, around: inherited.factor))
    }
  }
}
