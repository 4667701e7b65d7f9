import RostrumElements

/// Where a scroll view comes to rest after the reader has scrolled it.
///
/// The browser scrolls, so that the behaviors are those that it knows, and an app can't add its own.
public protocol ScrollTargetBehavior: Sendable {
  /// The places at which a scroll view rests; apps don't call or implement it.
  var _places: ScrollSnap.Places { get }
}

/// A scroll view comes to rest at each page.
///
/// A page is a view of the stack in the scroll view: make it as large as the scroll view, as with
/// `containerRelativeFrame(_:)`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}
  /// The places; apps don't call it.
  public var _places: ScrollSnap.Places { .pages }
}

/// A scroll view comes to rest at the views of the layout with `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one scroll passes.
  public struct LimitBehavior: Sendable {
    let isLimited: Bool

    /// Any number of views.
    public static let automatic = Self(isLimited: false)
    /// One view at most.
    public static let always = Self(isLimited: true)
    /// One view at most.
    public static let alwaysByOne = Self(isLimited: true)
    /// Any number of views.
    public static let never = Self(isLimited: false)
  }

  let limitBehavior: LimitBehavior

  /// Creates the behavior.
  ///
  /// - Parameter limitBehavior: How many views one scroll passes.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.limitBehavior = limitBehavior
  }

  /// The places; apps don't call it.
  public var _places: ScrollSnap.Places { limitBehavior.isLimited ? .nextView : .views }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A scroll view comes to rest at each page.
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A scroll view comes to rest at the views of the layout with `scrollTargetLayout()`.
  public static var viewAligned: Self { Self() }

  /// A scroll view comes to rest at the views of the layout with `scrollTargetLayout()`.
  ///
  /// - Parameter limitBehavior: How many views one scroll passes.
  /// - Returns: The behavior.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    Self(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets where the scroll views in the view come to rest after the reader has scrolled them.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack { ForEach(albums) { Cover($0) } }
  ///     .scrollTargetLayout()
  /// }
  /// .scrollTargetBehavior(.viewAligned)
  /// ```
  ///
  /// - Parameter behavior: The behavior.
  /// - Returns: The view.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargets.Behavior(places: behavior._places))
  }
}

extension ScrollTargets {
  /// Sets the places at which scroll views rest.
  struct Behavior: EnvironmentModifier {
    let places: ScrollSnap.Places

    func modify(_ environment: inout EnvironmentValues) {
      environment[ScrollPlacesKey.self] = places
    }
  }
}

extension ElementDraft {
  /// Adds the places at which the environment lets scroll views rest.
  mutating func setScrollTargets(along axes: Axis.Set, in environment: EnvironmentValues) {
    guard let places = environment[ScrollPlacesKey.self] else { return }
    style(.scrollSnap(ScrollSnap(places, along: axes, margins: environment.contentMargins)))
  }
}

private struct ScrollPlacesKey: EnvironmentKey {
  static var defaultValue: ScrollSnap.Places? { nil }
}
