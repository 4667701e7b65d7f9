/// The region of the tree that a node belongs to: the scene, a screen, a tab or a presentation.
///
/// A region can be covered while its nodes live on, as a screen below another screen or a tab that
/// isn't selected. Its views disappear then, and appear again when the region is uncovered.
@MainActor
public final class Place {
  /// The enclosing region.
  package let parent: Place?
  /// The innermost node whose content includes the region, such as a screen; `nil` for the scene.
  package weak var owner: (any PlaceOwner)?
  private var isCovered: Bool
  /// Whether presentations from the region wait while the region is covered.
  private let holdsPresentations: Bool
  /// Called when an element changes in a region whose views are read rather than shown.
  package var onElementChange: (@MainActor () -> Void)?
  private var places: [WeakPlace] = []
  private var observers: [any PlaceObserver] = []

  private struct WeakPlace {
    weak var place: Place?
  }

  /// Creates a region within another region.
  package init(in parent: Place?, isCovered: Bool = false) {
    self.parent = parent
    self.isCovered = isCovered
    holdsPresentations = false
    join(parent)
  }

  /// Creates a region for one of several views of which only the selected one is shown, such as
  /// tabs.
  ///
  /// The region is covered until its container selects it, and presentations of its views wait
  /// until then.
  init(branchOf parent: Place) {
    self.parent = parent
    isCovered = true
    holdsPresentations = true
    join(parent)
  }

  private func join(_ parent: Place?) {
    owner = parent?.owner
    parent?.places.removeAll { $0.place == nil }
    parent?.places.append(WeakPlace(place: self))
  }

  /// Whether neither the region nor an ancestor is covered.
  package var isVisible: Bool { !isCovered && parent?.isVisible ?? true }

  /// The innermost region, starting with this one, that isn't selected and so makes presentations
  /// of its views wait; `nil` if there is none.
  package var holder: Place? { isCovered && holdsPresentations ? self : parent?.holder }

  /// Covers or uncovers the region.
  ///
  /// O(n) in the nodes that observe the region.
  package func setCovered(_ isCovered: Bool) {
    if self.isCovered == isCovered { return }
    self.isCovered = isCovered
    if parent?.isVisible ?? true { notify() }
  }

  package func add(_ observer: any PlaceObserver) {
    observers.append(observer)
  }

  package func remove(_ observer: any PlaceObserver) {
    observers.removeAll { $0 === observer }
  }

  private func notify() {
    for observer in observers { observer.visibilityChanged() }
    for place in places.compactMap(\.place) where !place.isCovered { place.notify() }
  }
}

/// A node whose content belongs to a region of its own, such as a screen.
@MainActor
package protocol PlaceOwner: AnyObject {
  /// The region around the node; `nil` if the node is above the scene.
  var outerPlace: Place? { get }
}

extension Place {
  /// The innermost owner of a type, of this region or of an ancestor.
  ///
  /// O(n) in the owners around the region.
  package func nearestOwner<Owner: PlaceOwner>(_ type: Owner.Type) -> Owner? {
    var next = owner
    while let owner = next {
      if let found = owner as? Owner { return found }
      next = owner.outerPlace?.owner
    }
    return nil
  }
}

/// A node that observes whether its place is visible.
@MainActor
package protocol PlaceObserver: Node {
  func visibilityChanged()
}
