/// The size of a sheet in a window with room around it.
public struct SheetSizing: Hashable, Sendable {
  /// Whether the sheet is as large as a page, rather than a form.
  public var isPage: Bool
  /// Whether the sheet is as wide as its content.
  public var fitsWidth: Bool
  /// Whether the sheet is as high as its content.
  public var fitsHeight: Bool

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - isPage: Whether the sheet is as large as a page, rather than a form.
  ///   - fitsWidth: Whether the sheet is as wide as its content.
  ///   - fitsHeight: Whether the sheet is as high as its content.
  public init(isPage: Bool = false, fitsWidth: Bool = false, fitsHeight: Bool = false) {
    self.isPage = isPage
    self.fitsWidth = fitsWidth
    self.fitsHeight = fitsHeight
  }

  /// The size as words of a dump.
  var word: String {
    ([isPage ? "page" : "form"] + (fitsWidth ? ["fitsWidth"] : [])
      + (fitsHeight ? ["fitsHeight"] : [])).joined(separator: " ")
  }
}
