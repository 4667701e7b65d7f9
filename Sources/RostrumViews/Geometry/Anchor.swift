public import Foundation

/// A point or rectangle of one view, which another view converts to its own coordinates.
///
/// ```swift
/// tabs
///   .overlayPreferenceValue(SelectionKey.self) { anchor in
///     GeometryReader { proxy in
///       if let anchor { Underline(proxy[anchor]) }
///     }
///   }
/// ```
public struct Anchor<Value> {
  let link: GeometryLink
  let source: Source

  /// The position of an anchor in its view.
  public struct Source: Sendable {
    let value: @Sendable (CGRect) -> Value
    let place: AnchorPlace
  }
}

/// What distinguishes the sources of anchors.
indirect enum AnchorPlace: Hashable, Sendable {
  case point(CGPoint)
  case unitPoint(UnitPoint)
  case rect(CGRect)
  case bounds
  case list([AnchorPlace])
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both anchors are at the same position of the same view.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.link === rhs.link && lhs.source.place == rhs.source.place
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the view and the position.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(link))
    hasher.combine(source.place)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Self { Self(value: { $0 }, place: .bounds) }

  /// A rectangle in the coordinates of the view.
  ///
  /// - Parameter rect: The rectangle.
  /// - Returns: The source.
  public static func rect(_ rect: CGRect) -> Self {
    Self(value: { rect.offsetBy(dx: $0.minX, dy: $0.minY) }, place: .rect(rect))
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the coordinates of the view.
  ///
  /// - Parameter point: The point.
  /// - Returns: The source.
  public static func point(_ point: CGPoint) -> Self {
    Self(
      value: { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }, place: .point(point))
  }

  /// A point of the view as fractions of its width and height.
  ///
  /// - Parameter point: The point.
  /// - Returns: The source.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(
      value: {
        CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
      },
      place: .unitPoint(point))
  }

  /// The top leading corner.
  public static var topLeading: Self { .unitPoint(.topLeading) }
  /// The centre of the top edge.
  public static var top: Self { .unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Self { .unitPoint(.topTrailing) }
  /// The centre of the leading edge.
  public static var leading: Self { .unitPoint(.leading) }
  /// The centre.
  public static var center: Self { .unitPoint(.center) }
  /// The centre of the trailing edge.
  public static var trailing: Self { .unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Self { .unitPoint(.bottomLeading) }
  /// The centre of the bottom edge.
  public static var bottom: Self { .unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Self { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source of several values.
  ///
  /// - Parameter array: The sources of the values.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      value: { frame in array.map { $0.value(frame) } }, place: .list(array.map(\.place)))
  }

  /// Creates a source of a value that may be absent.
  ///
  /// - Parameter anchor: The source of the value; `nil` for no value.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      value: { anchor?.value($0) }, place: .list(anchor.map { [$0.place] } ?? []))
  }
}
