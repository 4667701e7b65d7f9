public import Foundation

/// Views that depend on the size they get.
///
/// Nothing is measured on the side of the app: hosts lay out. The size is that of the exact frame
/// around the reader, else that of a reader around, and otherwise a nominal one of a phone's screen,
/// 390 by 700 points. Use it for proportions, not for exact places. A ``Path`` within is drawn in the
/// space of that size, which a host fits into the space there is.
public struct GeometryReader<Content: View>: View {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let content: (GeometryProxy) -> Content

  /// Views made of the size they get.
  ///
  /// - Parameter content: Makes the views.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    GeometryReaderNode(view, context, .overlay)
  }
}

/// What views know about the space they get.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: CGSize

  /// Where the view would be if its space began at the upper leading corner.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}

/// A space in which places are numbers.
public enum CoordinateSpace: Hashable, Sendable {
  /// The view's own.
  case local
}

extension EnvironmentValues {
  /// The size that views which ask for it are told, in points; a host may set it.
  package var nominalSize: CGSize {
    get { self[NominalSizeKey.self] }
    set { self[NominalSizeKey.self] = newValue }
  }

  /// The size that the nearest reader around tells; `nil` outside of readers.
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
