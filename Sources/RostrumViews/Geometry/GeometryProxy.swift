public import Foundation
import RostrumRuntime

/// The geometry of a view.
///
/// A view that uses a proxy follows what it uses: a view that reads only the size isn't evaluated
/// again when the user scrolls.
public struct GeometryProxy: Sendable {
  private let reads: GeometryReads
  // A view with a proxy is evaluated again when the geometry has changed, because its proxy differs.
  private let version: Int
  /// The size of the view, in points.
  public let size: CGSize

  @MainActor
  init(_ reads: GeometryReads, size: CGSize) {
    self.reads = reads
    version = reads.version
    self.size = size
  }

  /// The parts of the window at its edges that the device covers, such as the home indicator.
  public var safeAreaInsets: EdgeInsets { MainQueue.wait { reads.safeArea } }

  /// The frame of the view in a coordinate space.
  ///
  /// While the host hasn't measured the view, the frame begins at the origin of the space.
  ///
  /// - Parameter coordinateSpace: The space, such as `.global` or `.named("board")`. A name that no
  ///   enclosing view has means the window.
  /// - Returns: The frame, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame of the view in a coordinate space.
  ///
  /// - Parameter coordinateSpace: The space. A name that no enclosing view has means the window.
  /// - Returns: The frame, in points.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let origin: CGPoint? = MainQueue.wait {
      switch coordinateSpace {
      case .local: .zero
      case .global: reads.frame(of: reads.link, relativeTo: nil)?.origin
      case .named(let name):
        reads.frame(of: reads.link, relativeTo: reads.spaces?[name])?.origin
      }
    }
    return CGRect(origin: origin ?? .zero, size: size)
  }

  /// The bounds of a coordinate space, in the coordinates of the view.
  ///
  /// - Parameter coordinateSpace: The space.
  /// - Returns: `nil` if no enclosing view has the name, or while it isn't measured.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainQueue.wait {
      guard let space = reads.spaces?[coordinateSpace.name] else { return nil }
      return reads.frame(of: space, relativeTo: reads.link)
    }
  }

  /// The value of an anchor in the coordinates of the view.
  ///
  /// While the host hasn't measured the anchor's view, that view is as if it were empty and at the
  /// origin.
  ///
  /// - Parameter anchor: The anchor, from `anchorPreference(key:value:transform:)`.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let link = anchor.link
    let frame = MainQueue.wait { reads.frame(of: link, relativeTo: reads.link) }
    return anchor.source.value(frame ?? .zero)
  }
}
