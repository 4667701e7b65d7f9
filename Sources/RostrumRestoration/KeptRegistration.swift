/// The registration of a value with its launch, by which its owner reports changes and removal.
@MainActor
package final class KeptRegistration {
  /// The place of the value.
  package let place: KeptPlace
  let type: Any.Type
  private(set) weak var owner: (any KeptValue)?
  /// Whether the value's type can be kept.
  package let isKept: Bool
  /// Whether the place can be given to a different value.
  var isFree: Bool { isKept && owner == nil }
  /// Whether the next launch won't have the value.
  private(set) var isLost = false
  /// Whether a change was reported since the value was last encoded.
  @exclusivity(unchecked) private(set) var isReported = false
  /// Whether the value may be encoded off the main actor, as far as is known.
  var mayDetach = true
  private weak var restoration: Restoration?

  init(
    _ owner: (any KeptValue)?, as type: Any.Type, at place: KeptPlace, in restoration: Restoration
  ) {
    self.owner = owner
    isKept = owner != nil
    self.type = type
    self.place = place
    self.restoration = restoration
  }

  /// Reports that the value has changed.
  ///
  /// Only the first change after an encoding has a cost.
  @inline(__always)
  package func changed() {
    if !isReported { report() }
  }

  @inline(never)
  private func report() {
    isReported = true
    if isKept { restoration?.changed(self) } else { setLost(true) }
  }

  /// Removes the value, which no longer exists.
  package func remove() {
    restoration?.remove(self)
  }

  /// Records that the value is being encoded.
  func begin() {
    isReported = false
  }

  /// Records whether the value would be missing from the next launch.
  package func setLost(_ isLost: Bool) {
    if self.isLost == isLost { return }
    self.isLost = isLost
    restoration?.countLost(isLost ? 1 : -1)
  }
}
