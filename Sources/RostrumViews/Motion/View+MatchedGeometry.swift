public import RostrumElements
public import RostrumGraph

/// What a matched view has in common with its counterpart.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32

  /// Creates properties from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The centre of the view.
  public static let position = Self(rawValue: 1)
  /// The size of the view.
  public static let size = Self(rawValue: 2)
  /// The place and the size of the view.
  public static let frame: Self = [.position, .size]

  fileprivate var kind: ViewMatch.Kind {
    self == .position ? .position : self == .size ? .size : .frame
  }
}

/// How a screen takes the place of the one before.
@MainActor @preconcurrency
public protocol NavigationTransition {
  /// The view from which the screen grows; apps don't call or implement it.
  var _source: String? { get }
}

/// The transition of the theme.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The screen doesn't grow from a view.
  public var _source: String? { nil }
}

/// A screen grows from a view of the one before.
public struct ZoomNavigationTransition: NavigationTransition {
  /// The key of the view; apps don't call it.
  public let _source: String?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition of the theme.
  public static var automatic: Self { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The screen grows from a view of the one before, and goes back to it.
  ///
  /// - Parameters:
  ///   - sourceID: The identity that the view has by `matchedTransitionSource(id:in:)`.
  ///   - namespace: The namespace of the identity.
  /// - Returns: The transition.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    ZoomNavigationTransition(_source: matchKey(sourceID, namespace))
  }
}

extension View {
  /// Lets the view, when it is inserted in an animated change, begin where its counterpart was.
  ///
  /// ```swift
  /// @Namespace private var names
  ///
  /// if isOpen {
  ///   Card(album).matchedGeometryEffect(id: album.id, in: names)
  /// } else {
  ///   Thumbnail(album).matchedGeometryEffect(id: album.id, in: names)
  /// }
  /// ```
  ///
  /// A browser moves the view from the last place of a view with the same identity. Views that are there
  /// at the same time don't follow each other.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - namespace: The namespace of the identity.
  ///   - properties: What both views have in common.
  ///   - anchor: The point of the view for its position; a browser takes the centre.
  ///   - isSource: Whether the other view begins where this one was.
  /// - Returns: The view.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    matched(properties.kind, matchKey(id, namespace), isSource: isSource)
  }

  /// Lets a screen grow from the view: see `navigationTransition(_:)`.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - namespace: The namespace of the identity.
  /// - Returns: The view.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    matched(.source, matchKey(id, namespace))
  }

  /// Sets how the screen with this content takes the place of the one before.
  ///
  /// ```swift
  /// NavigationLink {
  ///   AlbumView(album).navigationTransition(.zoom(sourceID: album.id, in: names))
  /// } label: {
  ///   Cover(album).matchedTransitionSource(id: album.id, in: names)
  /// }
  /// ```
  ///
  /// - Parameter style: The transition.
  /// - Returns: The view.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let match = style._source.map { StyleProperty.matched(ViewMatch(.zoom, key: $0)) }
    return self.style(match)
  }

  private func matched(
    _ kind: ViewMatch.Kind, _ key: String, isSource: Bool = true
  ) -> some View {
    modifier(BoxModifier(property: .matched(ViewMatch(kind, key: key, isSource: isSource))))
  }
}

/// A text that differs for different identities, and doesn't tell the host what they are.
@MainActor
package func matchKey<ID: Hashable>(_ id: ID, _ namespace: Namespace.ID) -> String {
  var hasher = PlaceHasher()
  hasher.combine(PlaceHasher.number(of: "\(ID.self)"))
  let isLasting = hasher.combine(id: id)
  return
    "\(namespace.number)-\(isLasting ? hasher.value : UInt64(truncatingIfNeeded: id.hashValue))"
}
