extension View {
  /// Sets the foreground style of texts, symbols and shapes.
  ///
  /// ```swift
  /// Text("5 min").foregroundStyle(.secondary)
  /// ```
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    self.style(.foreground(style.paint))
  }

  /// Sets the foreground style, and that of what is `.secondary`.
  ///
  /// - Parameters:
  ///   - primary: The foreground of texts, symbols and shapes.
  ///   - secondary: The foreground of less important content.
  /// - Returns: The view with the styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    style(.foregroundLevels(secondary: secondary.paint, tertiary: nil)).foregroundStyle(primary)
  }

  /// Sets the foreground style, and those of what is `.secondary` and `.tertiary`.
  ///
  /// - Parameters:
  ///   - primary: The foreground of texts, symbols and shapes.
  ///   - secondary: The foreground of less important content.
  ///   - tertiary: The foreground of content of little importance.
  /// - Returns: The view with the styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    style(.foregroundLevels(secondary: secondary.paint, tertiary: tertiary.paint))
      .foregroundStyle(primary)
  }

  /// Sets the foreground colour of texts, symbols and shapes; `nil` for the inherited one.
  public func foregroundColor(_ color: Color?) -> some View {
    style(color.map { .foreground(.color($0)) })
  }

  /// Sets the accent colour of controls; `nil` for the inherited one.
  public func tint(_ tint: Color?) -> some View {
    style(tint.map { .tint($0) })
  }

  /// Sets the accent colour of controls to the colour of a style; `nil` for the inherited one.
  ///
  /// - Parameter tint: The style. Of a gradient, controls have the first colour.
  /// - Returns: The view with the accent colour.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    style(tint?.paint.nearestColor.map(StyleProperty.tint))
  }

  /// Sets the accent colour of controls to the colour of a style.
  ///
  /// ```swift
  /// ProgressView(value: 0.5).tint(.red.gradient)
  /// ```
  ///
  /// - Parameter tint: The style. Of a gradient, controls have the first colour.
  /// - Returns: The view with the accent colour.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    style(tint.paint.nearestColor.map(StyleProperty.tint))
  }

  /// Sets the accent colour of controls; `nil` for the inherited one.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
