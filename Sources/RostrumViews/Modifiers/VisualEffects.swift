public import Foundation

extension View {
  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: How far, in points.
  ///   - opaque: Whether nothing behind shines through at the sides; the web host always lets it.
  /// - Returns: The blurred view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    style(.filters([.blur(radius)]))
  }

  /// Takes colour away: 0 for none of it to 1 for all.
  public func grayscale(_ amount: Double) -> some View {
    style(.filters([.grayscale(amount)]))
  }

  /// Makes colours stronger above 1, and weaker below.
  public func saturation(_ amount: Double) -> some View {
    style(.filters([.saturation(amount)]))
  }

  /// Makes colours lighter above 0, and darker below.
  public func brightness(_ amount: Double) -> some View {
    style(.filters([.brightness(amount)]))
  }

  /// Makes light and dark differ more above 1, and less below.
  public func contrast(_ amount: Double) -> some View {
    style(.filters([.contrast(amount)]))
  }

  /// Turns all hues of the view.
  public func hueRotation(_ angle: Angle) -> some View {
    style(.filters([.hueRotation(angle)]))
  }

  /// Gives each colour of the view its opposite.
  public func colorInvert() -> some View {
    style(.filters([.invert]))
  }

  /// Multiplies each colour of the view by a colour: white becomes the colour, black stays black.
  ///
  /// ```swift
  /// Circle().fill(.white).colorMultiply(isRecording ? .red : .primary)
  /// ```
  ///
  /// - Parameter color: The colour.
  /// - Returns: The view in other colours; where it draws nothing, nothing is drawn.
  public func colorMultiply(_ color: Color) -> some View {
    style(.colorMultiply(color))
  }

  /// Makes one colour of the view's and of what is behind it.
  ///
  /// - Parameter blendMode: How.
  /// - Returns: The view.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    style(.blendMode(blendMode))
  }

  /// Draws a line at the sides of the view's box.
  ///
  /// Different from SwiftUI, the content stands inside of the line.
  ///
  /// - Parameters:
  ///   - content: The paint of the line.
  ///   - width: Its width in points.
  /// - Returns: The view within the line.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    style(.border(content.paint, width: width))
  }

  /// Shows only what is within a box with round corners.
  ///
  /// - Parameters:
  ///   - alignment: Where the box stands; it has the size of the view.
  ///   - mask: The box.
  /// - Returns: The view within the box.
  public func mask<Mask: BoxShape>(
    alignment: Alignment = .center, _ mask: () -> Mask
  ) -> some View {
    clipShape(mask())
  }

  /// Shows only what is within a circle; the view should be as wide as it is high.
  ///
  /// - Parameters:
  ///   - alignment: Where the circle stands; it has the size of the view.
  ///   - mask: The circle.
  /// - Returns: The view within the circle.
  public func mask(alignment: Alignment = .center, _ mask: () -> Circle) -> some View {
    clipShape(mask())
  }

  /// Says that the whole box of the view takes taps, which it does in any case.
  ///
  /// A view takes taps wherever its box is, whether or not something is drawn there; other shapes
  /// than a rectangle cannot be said.
  ///
  /// - Parameters:
  ///   - shape: A rectangle.
  ///   - eoFill: Without a meaning for a rectangle.
  /// - Returns: The view.
  public func contentShape(_ shape: Rectangle, eoFill: Bool = false) -> some View { self }
}
