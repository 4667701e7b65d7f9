public import Foundation

/// What an app has drawn on a canvas, in its order and in points of the canvas.
public struct CanvasFigure: Hashable, Sendable {
  /// The parts of the drawing, from back to front.
  public var drawings: [CanvasDrawing]
  /// The place of the drawing in the box of the text that it replaces; `nil` for a canvas, whose box is that
  /// of the drawing.
  public var textOrigin: CGPoint?

  /// Creates a figure.
  ///
  /// - Parameters:
  ///   - drawings: The parts of the drawing, from back to front.
  ///   - textOrigin: The place of the drawing in the box of the text that it replaces.
  public init(_ drawings: [CanvasDrawing] = [], textOrigin: CGPoint? = nil) {
    self.drawings = drawings
    self.textOrigin = textOrigin
  }
}
