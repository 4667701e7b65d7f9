package import Foundation

/// Views that depend on the geometry of their space.
///
/// ```swift
/// GeometryReader { proxy in
///   HStack(spacing: 0) {
///     Color.blue.frame(width: proxy.size.width * progress)
///     Color.gray
///   }
/// }
/// .frame(height: 8)
/// ```
///
/// A reader takes all the space that it is offered, or 10 points along an axis without an offer. Its
/// views stand at its top leading corner and don't affect its size.
///
/// The host measures the space, and hides the reader until the content has been made for the
/// measured size. For that first layout, the content is made for the size that follows from
/// enclosing frames, readers and the window. A reader in a frame with an exact width and height needs
/// no measurement.
public struct GeometryReader<Content: View>: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the views for a geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates views that depend on the geometry of their space.
  ///
  /// - Parameter content: Creates the views.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    GeometryReaderNode(view, context, .overlay)
  }
}

extension EnvironmentValues {
  /// The size of a window that hasn't been measured, in points; a host may set it.
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
