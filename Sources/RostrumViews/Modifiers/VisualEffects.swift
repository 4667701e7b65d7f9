public import Foundation

extension View {
  /// Blurs the view.
  ///
  /// The edges of the view become translucent.
  ///
  /// - Parameter radius: The radius of the blur, in points.
  /// - Returns: The blurred view.
  public func blur(radius: CGFloat) -> some View {
    style(.filters([.blur(radius)]))
  }

  /// Removes colour, from 0 for none to 1 for all.
  public func grayscale(_ amount: Double) -> some View {
    style(.filters([.grayscale(amount)]))
  }

  /// Intensifies colours above 1, and weakens them below 1.
  public func saturation(_ amount: Double) -> some View {
    style(.filters([.saturation(amount)]))
  }

  /// Lightens colours above 0, and darkens them below 0.
  public func brightness(_ amount: Double) -> some View {
    style(.filters([.brightness(amount)]))
  }

  /// Increases the contrast above 1, and reduces it below 1.
  public func contrast(_ amount: Double) -> some View {
    style(.filters([.contrast(amount)]))
  }

  /// Rotates all hues of the view.
  public func hueRotation(_ angle: Angle) -> some View {
    style(.filters([.hueRotation(angle)]))
  }

  /// Inverts the colours of the view.
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
  /// - Returns: The view in other colours; transparent areas stay transparent.
  public func colorMultiply(_ color: Color) -> some View {
    style(.colorMultiply(color))
  }

  /// Sets how the colours of the view blend with those behind it.
  ///
  /// - Parameter blendMode: The blend mode.
  /// - Returns: The view.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    style(.blendMode(blendMode))
  }

  /// Adds a border to the view.
  ///
  /// Unlike in SwiftUI, the content is inside the border.
  ///
  /// - Parameters:
  ///   - content: The style of the border.
  ///   - width: The width in points.
  /// - Returns: The view with a border.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    style(.border(content.paint, width: width))
  }
}
