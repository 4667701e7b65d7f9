/// What an app has drawn on a canvas, in its order and in points of the canvas.
public struct CanvasFigure: Hashable, Sendable {
  /// The parts of the drawing, from back to front.
  public var drawings: [CanvasDrawing]

  /// Creates a figure.
  ///
  /// - Parameter drawings: The parts of the drawing, from back to front.
  public init(_ drawings: [CanvasDrawing] = []) {
    self.drawings = drawings
  }
}
