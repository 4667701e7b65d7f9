public import Foundation

/// Views that depend on the size of their space.
///
/// The app measures nothing, because hosts perform the layout. The size is that of the exact frame
/// around the reader, or else that of an enclosing reader, or else a nominal size of a phone's
/// screen, 390 by 700 points. Use it for proportions rather than exact positions. A ``Path`` in the
/// reader is drawn in a space of that size, which a host fits into the available space.
public struct GeometryReader<Content: View>: View {
  /// A primitive view has no body.
  public typealias Body = Never

  let content: (GeometryProxy) -> Content

  /// Creates views that depend on the size of their space.
  ///
  /// - Parameter content: Creates the views.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    GeometryReaderNode(view, context, .overlay)
  }
}

/// The geometry of a reader's space.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: CGSize

  /// The frame of the view, as if its space began at the top left corner.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable, Sendable {
  /// The view's own coordinate space.
  case local
}

extension EnvironmentValues {
  /// The nominal size of readers without a frame, in points; a host may set it.
  package var nominalSize: CGSize {
    get { self[NominalSizeKey.self] }
    set { self[NominalSizeKey.self] = newValue }
  }

  /// The size of the nearest enclosing reader; `nil` outside of readers.
  var readerSize: CGSize? {
    get { self[ReaderSizeKey.self] }
    set { self[ReaderSizeKey.self] = newValue }
  }
}

private struct NominalSizeKey: EnvironmentKey {
  static let defaultValue = CGSize(width: 390, height: 700)
}

private struct ReaderSizeKey: EnvironmentKey {
  static let defaultValue: CGSize? = nil
}
