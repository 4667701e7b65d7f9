/// The position of a scroll view: the view that it shows, or an edge of its content.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
///
/// ScrollView {
///   LazyVStack { ForEach(messages) { MessageRow($0) } }
///     .scrollTargetLayout()
/// }
/// .scrollPosition($position)
/// ```
///
/// The app scrolls with one of the `scrollTo` methods. When the user scrolls, the position is the
/// view at the beginning of the scroll view.
public struct ScrollPosition: Equatable {
  /// What to scroll to.
  enum Target: Equatable {
    case nothing
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
  }

  private(set) var target: Target
  /// Tells requests for the same target apart.
  private(set) var request = 0
  /// Whether the user has scrolled since the app last did.
  public private(set) var isPositionedByUser = false

  /// Creates a position that the user determines.
  ///
  /// - Parameter type: The type of the views' identities, for documentation only.
  public init<ID: Hashable>(idType type: ID.Type = Never.self) {
    target = .nothing
  }

  /// Creates a position that shows the view with an identity.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The point at which the view and the scroll view coincide.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    target = .view(AnyHashable(id), anchor: anchor)
  }

  /// Creates a position at an edge of the content.
  ///
  /// - Parameter edge: The edge.
  public init(edge: Edge) {
    target = .edge(edge)
  }

  /// Creates a position at an edge of the content.
  ///
  /// - Parameters:
  ///   - type: The type of the views' identities, for documentation only.
  ///   - edge: The edge.
  public init<ID: Hashable>(idType type: ID.Type, edge: Edge) {
    self.init(edge: edge)
  }

  /// Scrolls to the view with an identity.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The point at which the view and the scroll view coincide; `nil` scrolls as little as
  ///     possible.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    scroll(to: .view(AnyHashable(id), anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  ///
  /// - Parameter edge: The edge.
  public mutating func scrollTo(edge: Edge) {
    scroll(to: .edge(edge))
  }

  /// The edge that the app has scrolled to; `nil` once the user has scrolled.
  public var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }

  /// The identity of the view that the scroll view shows; `nil` while no view is known.
  public var viewID: (any Hashable)? {
    if case .view(let id, _) = target { id.base as? any Hashable } else { nil }
  }

  /// The identity of the view that the scroll view shows, if it has this type.
  ///
  /// - Parameter type: The type of the identity.
  /// - Returns: `nil` for another type, and while no view is known.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? {
    if case .view(let id, _) = target { id.base as? ID } else { nil }
  }

  private mutating func scroll(to target: Target) {
    self.target = target
    request += 1
    isPositionedByUser = false
  }

  /// Records the view that the user scrolled to.
  mutating func follow(_ id: AnyHashable) {
    target = .view(id, anchor: nil)
    isPositionedByUser = true
  }
}
