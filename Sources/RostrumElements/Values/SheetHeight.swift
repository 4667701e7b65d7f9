/// The height of a sheet.
public enum SheetHeight: Hashable, Sendable {
  /// A height in points.
  case points(Double)
  /// A fraction of the window's height.
  case part(Double)
}
