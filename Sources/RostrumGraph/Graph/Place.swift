/// The region of the tree that a node stands in: the scene, a screen, a tab or a presentation.
///
/// A region can be covered while its nodes live on: a screen below another one, a tab that is not
/// chosen. Views in it disappear then, and appear again when it is uncovered.
@MainActor
public final class Place {
  /// The region around.
  package let parent: Place?
  /// The innermost node whose content the region is part of, such as a screen; `nil` for the scene.
  package weak var owner: (any PlaceOwner)?
  private var isCovered: Bool
  /// Whether nothing in the region comes up above the scene while the region is covered.
  private let holdsPresentations: Bool
  /// Runs when an element changes, in a region whose views are read rather than shown.
  package var onElementChange: (@MainActor () -> Void)?
  private var places: [WeakPlace] = []
  private var observers: [any PlaceObserver] = []

  private struct WeakPlace {
    weak var place: Place?
  }

  /// Makes a region within another one.
  package init(in parent: Place?, isCovered: Bool = false) {
    self.parent = parent
    self.isCovered = isCovered
    holdsPresentations = false
    join(parent)
  }

  /// Makes a region for one of several views of which some are not chosen, such as tabs.
  ///
  /// It is covered until the container around chooses it, and what its views present waits for that.
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

  /// Whether neither the region nor one around it is covered.
  package var isVisible: Bool { !isCovered && parent?.isVisible ?? true }

  /// The innermost region, this one or one around it, that isn't chosen, so that what its views
  /// present waits; `nil` if nothing has to wait.
  package var holder: Place? { isCovered && holdsPresentations ? self : parent?.holder }

  /// Covers or uncovers the region.
  ///
  /// O(n) in the nodes within that follow it.
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

/// A node whose content stands in a region of its own, such as a screen.
@MainActor
package protocol PlaceOwner: AnyObject {
  /// The region around the node; `nil` where the node stands above the scene.
  var outerPlace: Place? { get }
}

extension Place {
  /// The innermost owner of a type, of this region or of one around it.
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

/// A node that follows whether its place is visible.
@MainActor
package protocol PlaceObserver: Node {
  func visibilityChanged()
}
