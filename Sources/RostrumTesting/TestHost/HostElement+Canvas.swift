import RostrumViews

extension HostElement {
  /// What the app has drawn on a canvas, from back to front.
  ///
  /// ```swift
  /// guard case .fill(let path, _, _, _) = host.all(.canvas)[0].drawings[0] else { return }
  /// #expect(path.boundingRect.width == 120)
  /// ```
  ///
  /// Texts, images and symbols of a canvas are elements of their own.
  public var drawings: [CanvasDrawing] {
    fact(or: []) { element in
      if case .canvas(let figure) = element.content { figure.drawings } else { [] }
    }
  }
}
