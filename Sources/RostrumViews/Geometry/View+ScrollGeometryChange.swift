import Foundation
import RostrumRuntime

extension View {
  /// Adds an action to perform when a value that is derived from a scroll view's geometry changes.
  ///
  /// ```swift
  /// ScrollView { … }
  ///   .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { isScrolled = $1 }
  /// ```
  ///
  /// The scroll view is the first one in the view. The action also runs for the first geometry, with
  /// that value twice.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Derives the value. It has no other effects.
  ///   - action: Receives the old and the new value.
  /// - Returns: The view.
  @preconcurrency
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryChange(transform: transform, action: action))
  }
}

/// The first scroll view in a view with modifiers that ask for its geometry.
@MainActor
final class ScrollTarget {
  /// The link of the scroll view, once there is one.
  private(set) var link: GeometryLink?
  private let outer: ScrollTarget?
  private let follow: (@MainActor (UserEvent.ScrollChange) -> Void)?

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - outer: The target of modifiers further out.
  ///   - follow: Receives the changes of the phase, for a modifier that asks for them.
  init(
    in outer: ScrollTarget?, follow: (@MainActor (UserEvent.ScrollChange) -> Void)? = nil
  ) {
    self.outer = outer
    self.follow = follow
  }

  /// Whether a modifier asks for changes of the phase.
  var followsPhases: Bool { follow != nil || outer?.followsPhases == true }

  /// Tells modifiers that ask for it that the phase of a scroll view changes.
  func change(_ change: UserEvent.ScrollChange, of link: GeometryLink) {
    if self.link === link { follow?(change) }
    outer?.change(change, of: link)
  }

  /// Connects the modifiers with a scroll view, unless they have one.
  func connect(_ link: GeometryLink) {
    if self.link == nil {
      self.link = link
      link.require(.scrolling)
    }
    outer?.connect(link)
  }

  /// Disconnects a scroll view that is removed.
  func disconnect(_ link: GeometryLink) {
    if self.link === link { self.link = nil }
    outer?.disconnect(link)
  }
}

extension EnvironmentValues {
  /// The target of modifiers around the next scroll view.
  var scrollTarget: ScrollTarget? {
    get { self[ScrollTargetKey.self] }
    set { self[ScrollTargetKey.self] = newValue }
  }
}

private struct ScrollTargetKey: EnvironmentKey {
  static var defaultValue: ScrollTarget? { nil }
}

package struct ScrollGeometryChange<Value: Equatable>: ViewModifier {
  package typealias Body = Never

  let transform: (ScrollGeometry) -> Value
  let action: @MainActor (Value, Value) -> Void

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ScrollGeometryChangeNode(view, context)
  }
}

private final class ScrollGeometryChangeNode<V: View, Value: Equatable>:
  ModifierNode<V, ScrollGeometryChange<Value>>, GeometryReading
{
  private lazy var scope = EnvironmentScope(around: self)
  private lazy var target = ScrollTarget(in: reading { environment.scrollTarget })
  private lazy var reads = GeometryReads(of: self, GeometryLink(graph))
  private var geometry: ElementGeometry?
  private var last: Value?

  override func update() {
    _ = reads
    scope.modify { $0.scrollTarget = target }
    var context = context.child(of: self)
    context.environment = scope
    context.reconcile(&content, with: view.content)
  }

  var usesCurrentSize: Bool { target.link?.geometry == geometry }

  func geometryChanged() {
    graph.afterUpdate { [weak self] in self?.read() }
  }

  private func read() {
    guard isAlive, let geometry = target.link?.geometry else { return }
    self.geometry = geometry
    guard let value = ScrollGeometry(geometry).map(view.modifier.transform),
      !Optional(value).isSame(as: last)
    else { return }
    let old = last ?? value
    last = value
    view.modifier.action(old, value)
  }

  override func willRemove() {
    reads.end()
  }
}
