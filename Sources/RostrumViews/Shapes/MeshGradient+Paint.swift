public import RostrumElements
public import RostrumGraph

@MainActor
extension Shape {
  /// Fills the shape with a mesh gradient.
  ///
  /// - Parameters:
  ///   - content: The gradient.
  ///   - style: The parts of the shape that are inside.
  /// - Returns: The filled shape.
  public func fill(_ content: MeshGradient, style: FillStyle = FillStyle()) -> some View {
    content.clipShape(self, style: style)
  }
}

extension View {
  /// Draws a mesh gradient behind the view.
  ///
  /// - Parameter style: The gradient.
  /// - Returns: The view with the background.
  public func background(_ style: MeshGradient) -> some View {
    background { style }
  }

  /// Draws a mesh gradient behind the view, and behind the safe area at some of its edges.
  ///
  /// - Parameters:
  ///   - style: The gradient.
  ///   - edges: The edges at which the gradient extends into the safe area.
  /// - Returns: The view with the background.
  public func background(
    _ style: MeshGradient, ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    background { style.ignoresSafeArea(edges: edges) }
  }

  /// Draws a mesh gradient in front of the view.
  ///
  /// - Parameter style: The gradient.
  /// - Returns: The view with the gradient.
  public func overlay(_ style: MeshGradient) -> some View {
    overlay { style }
  }
}
