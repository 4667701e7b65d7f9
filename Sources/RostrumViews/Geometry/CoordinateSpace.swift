/// A coordinate space.
///
/// NB: `@unchecked Sendable` as in SwiftUI: a name is only hashed and compared, and names are values
/// such as strings and cases of an enumeration.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The coordinate space of the window.
  case global
  /// The view's own coordinate space.
  case local
  /// The coordinate space of an enclosing view with a name.
  case named(AnyHashable)

  /// Whether this is the space of the window.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}

/// A type of coordinate spaces.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of an enclosing view with a name.
///
/// NB: `@unchecked Sendable` for the reason of ``CoordinateSpace``.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the innermost enclosing view with a name.
  ///
  /// - Parameter name: The name, given by `coordinateSpace(_:)`.
  /// - Returns: The space.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinate space of the innermost enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpace.any)
  }

  /// The coordinate space of the innermost enclosing scroll view that scrolls along an axis.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The space.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpace.along(axis))
  }
}

/// The names of the coordinate spaces of scroll views.
enum ScrollSpace: Hashable {
  case any
  case along(Axis)
}
