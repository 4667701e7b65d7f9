/// A modifier that acts when its view appears and disappears.
///
/// Actions run once the nodes are up to date, those of inner views before those of outer ones.
/// Their changes are part of the same update.
package protocol LifecycleModifier: ViewModifier where Body == Never {
  /// The state that lasts between appearing and disappearing.
  associatedtype Memory

  /// The state before the first appearance.
  var memory: Memory { get }

  /// Called when the view has become visible.
  func appear(_ memory: inout Memory, in graph: ViewGraph)

  /// Called when the view has a new value.
  func update(_ memory: inout Memory, from old: Self, in graph: ViewGraph)

  /// Called when the view was covered or removed.
  func disappear(_ memory: inout Memory, in graph: ViewGraph)
}

extension LifecycleModifier {
  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    LifecycleNode(view, context)
  }

  package func update(_ memory: inout Memory, from old: Self, in graph: ViewGraph) {}
}

final class LifecycleNode<V: View, Modifier: LifecycleModifier>:
  ModifierNode<V, Modifier>, PlaceObserver
{
  @exclusivity(unchecked) private var hasAppeared = false
  @exclusivity(unchecked) private var isParked = false
  @exclusivity(unchecked) private var current: Modifier?
  private lazy var memory = view.modifier.memory

  override func update() {
    let isFirst = content == nil
    context.child(of: self).reconcile(&content, with: view.content)
    if isFirst {
      context.place.add(self)
      visibilityChanged()
    } else if hasAppeared {
      graph.afterUpdate { [weak self] in self?.followValue() }
    }
  }

  func visibilityChanged() {
    graph.afterUpdate { [weak self] in self?.followVisibility() }
  }

  override func setParked(_ isParked: Bool) {
    self.isParked = isParked
    visibilityChanged()
    super.setParked(isParked)
  }

  private func followVisibility() {
    let isVisible = !isParked && context.place.isVisible
    guard isAlive, isVisible != hasAppeared else { return }
    hasAppeared.toggle()
    current = view.modifier
    if hasAppeared {
      view.modifier.appear(&memory, in: graph)
    } else {
      view.modifier.disappear(&memory, in: graph)
    }
  }

  private func followValue() {
    guard isAlive, hasAppeared, let old = current else { return }
    current = view.modifier
    view.modifier.update(&memory, from: old, in: graph)
  }

  override func willRemove() {
    context.place.remove(self)
    guard hasAppeared else { return }
    hasAppeared = false
    let modifier = view.modifier
    var memory = memory
    let graph = graph
    graph.afterUpdate { modifier.disappear(&memory, in: graph) }
  }
}
