/// The size of a sheet in a window with room around it.
///
/// ```swift
/// .sheet(isPresented: $showsReport) {
///   Report().presentationSizing(.page)
/// }
/// ```
public struct PresentationSizing: Hashable, Sendable {
  var sizing: SheetSizing

  /// The host's default: a form.
  public static let automatic = PresentationSizing(sizing: SheetSizing())
  /// The size of a form.
  public static let form = PresentationSizing(sizing: SheetSizing())
  /// The size of a page of text.
  public static let page = PresentationSizing(sizing: SheetSizing(isPage: true))
  /// The size of the content.
  public static let fitted = PresentationSizing(
    sizing: SheetSizing(fitsWidth: true, fitsHeight: true))

  /// Returns the size with the dimensions of the content in place of some of its own.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the sheet is as wide as its content.
  ///   - vertical: Whether the sheet is as high as its content.
  /// - Returns: The size.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing {
    var sizing = sizing
    sizing.fitsWidth = horizontal
    sizing.fitsHeight = vertical
    return PresentationSizing(sizing: sizing)
  }
}

extension View {
  /// Sets the size of the view's sheet in a window with room around the sheet.
  ///
  /// Detents take precedence for the height.
  ///
  /// - Parameter sizing: The size.
  /// - Returns: The view.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    modifier(PresentationOptionsModifier(options: .init(sizing: sizing)))
  }
}
