extension View {
  /// Sets the foreground style of texts, symbols and shapes.
  ///
  /// ```swift
  /// Text("5 min").foregroundStyle(.secondary)
  /// ```
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    self.style(.foreground(style.paint))
  }

  /// Sets the foreground colour of texts, symbols and shapes; `nil` for the inherited one.
  public func foregroundColor(_ color: Color?) -> some View {
    style(color.map { .foreground(.color($0)) })
  }

  /// Sets the accent colour of controls; `nil` for the inherited one.
  public func tint(_ tint: Color?) -> some View {
    style(tint.map { .tint($0) })
  }

  /// Sets the accent colour of controls; `nil` for the inherited one.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
