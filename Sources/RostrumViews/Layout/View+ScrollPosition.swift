import Foundation
import RostrumRuntime

extension View {
  /// Connects the identity of the view that a scroll view shows with a binding.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack { ForEach(pages) { PageView($0) } }
  ///     .scrollTargetLayout()
  /// }
  /// .scrollPosition(id: $page)
  /// ```
  ///
  /// A new value scrolls to the view with that identity. When the user scrolls, the value becomes the
  /// identity of the view at the anchor, among the views of a ``scrollTargetLayout(isEnabled:)``.
  ///
  /// - Parameters:
  ///   - id: The identity; `nil` until the user scrolls.
  ///   - anchor: The point at which the view and the scroll view coincide; for `nil`, scrolling moves
  ///     the content as little as possible, and the value is the first visible view.
  /// - Returns: The view.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositioning(
        anchor: anchor,
        request: {
          let target = id.wrappedValue.map { ScrollPosition.Target.view($0, anchor: anchor) }
          return ScrollRequest(target: target ?? .nothing)
        },
        follow: { found in
          guard let found = found.base as? ID, !Optional(found).isSame(as: id.wrappedValue)
          else { return }
          id.wrappedValue = found
        }))
  }

  /// Connects the position of a scroll view with a binding.
  ///
  /// ```swift
  /// Button("Latest") { position.scrollTo(edge: .bottom) }
  /// ScrollView { … }
  ///   .scrollPosition($position)
  /// ```
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - anchor: The point of the scroll view whose view is the position when the user scrolls; the
  ///     beginning for `nil`.
  /// - Returns: The view.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositioning(
        anchor: anchor,
        request: {
          let value = position.wrappedValue
          var target = value.target
          if case .view(let id, nil) = target { target = .view(id, anchor: anchor) }
          return ScrollRequest(target: target, number: value.request)
        },
        follow: { found in
          var value = position.wrappedValue
          value.follow(found)
          if !value.isSame(as: position.wrappedValue) { position.wrappedValue = value }
        }))
  }
}

/// What an app asks of a scroll view.
struct ScrollRequest: Equatable {
  var target: ScrollPosition.Target
  /// Tells requests for the same target apart.
  var number = 0
}

/// The modifier of a scroll view whose position the app knows.
package struct ScrollPositioning: ViewModifier {
  package typealias Body = Never

  let anchor: UnitPoint?
  let request: @MainActor () -> ScrollRequest
  let follow: @MainActor (AnyHashable) -> Void

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ScrollPositionNode(view, context)
  }
}

private final class ScrollPositionNode<V: View>:
  ModifierNode<V, ScrollPositioning>, GeometryFollower
{
  private lazy var scope = EnvironmentScope(around: self)
  private lazy var region = ScrollTarget(in: reading { environment.scrollTarget })
  private let targets = ScrollTargets()
  private var last = ScrollRequest(target: .nothing)
  private var isFollowing = false
  /// The view that the app scrolled to, until a host shows it.
  private var awaited: AnyHashable?
  /// Whether the app has scrolled to an edge, and no host has reported the offset since.
  private var awaitsEdge = false
  /// The offset at which the host showed what the app scrolled to.
  private var settled: CGPoint?

  override func update() {
    let request = reading { view.modifier.request() }
    scope.modify {
      $0.scrollTarget = region
      $0.scrollTargets = targets
    }
    var context = context.child(of: self)
    context.environment = scope
    context.reconcile(&content, with: view.content)
    if !isFollowing {
      isFollowing = true
      graph.service(Measurements.self).add(self)
    }
    if Optional(request).isSame(as: last) { return }
    last = request
    scroll(to: request.target)
  }

  private func scroll(to target: ScrollPosition.Target) {
    switch target {
    case .nothing: break
    case .view(let id, let anchor):
      awaited = id
      graph.scroll(to: id, in: self, anchor: anchor)
    case .edge(let edge):
      awaitsEdge = true
      graph.afterUpdate { [weak self] in self?.scroll(to: edge) }
    }
  }

  private func scroll(to edge: Edge) {
    guard isAlive, let views = region.link?.handle?.core.children else { return }
    let isStart = edge == .top || edge == .leading
    guard let view = isStart ? views.first : views.last else { return }
    graph.tell { view.isAlive ? .scroll(view.id, anchor: edge.point) : nil }
  }

  func geometryReported() {
    graph.afterUpdate { [weak self] in self?.follow() }
  }

  /// Finds the view at the anchor, unless the scroll view shows what the app has asked for.
  private func follow() {
    guard isAlive, let geometry = region.link?.geometry, let frame = geometry.frame,
      let scrolling = geometry.scrolling,
      let window = graph.service(Measurements.self).window
    else { return }
    let visible = frame.overlap(with: CGRect(origin: .zero, size: window))
    if visible.isEmpty { return }
    let views = targets.link?.geometries ?? []
    if let awaited {
      let shown = views.first { $0.handle.identity.isSame(as: awaited) }?.geometry.frame
      guard let shown, !shown.overlap(with: visible).isEmpty else { return }
      self.awaited = nil
      settled = scrolling.offset
      return
    }
    if awaitsEdge {
      awaitsEdge = false
      settled = scrolling.offset
    }
    if let settled, scrolling.offset.isNear(settled) { return }
    settled = nil
    let isHorizontal = scrolling.contentSize.width > frame.width + 1
    let anchor = view.modifier.anchor ?? .topLeading
    let line =
      isHorizontal
      ? visible.minX + anchor.x * visible.width
      : visible.minY + anchor.y * visible.height
    let ends = views.compactMap { view in
      view.geometry.frame.map { (handle: view.handle, end: isHorizontal ? $0.maxX : $0.maxY) }
    }
    let first = ends.filter { $0.end > line + 0.5 }.min { $0.end < $1.end }
    guard let identity = first?.handle.identity else { return }
    last.target = .view(identity, anchor: view.modifier.anchor)
    view.modifier.follow(identity)
  }
}

extension Edge {
  /// The point of the scroll view that shows the edge.
  fileprivate var point: UnitPoint {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) <= 1 && abs(y - other.y) <= 1
  }
}
