extension View {
  /// Paints texts, symbols and shapes with a style.
  ///
  /// ```swift
  /// Text("5 min").foregroundStyle(.secondary)
  /// ```
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    self.style(.foreground(style.paint))
  }

  /// Paints texts, symbols and shapes in a colour; `nil` for the colour around.
  public func foregroundColor(_ color: Color?) -> some View {
    style(color.map { .foreground(.color($0)) })
  }

  /// Sets the accent of controls; `nil` for the accent around.
  public func tint(_ tint: Color?) -> some View {
    style(tint.map { .tint($0) })
  }

  /// Sets the accent of controls; `nil` for the accent around.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
