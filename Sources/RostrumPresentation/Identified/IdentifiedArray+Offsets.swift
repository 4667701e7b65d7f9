import Foundation
import OrderedCollections
import RostrumFoundation

extension IdentifiedArray {
  /// Removes the elements at a set of offsets, as passed to the `onDelete` action of a list.
  ///
  /// - Parameter offsets: The offsets of the elements to remove.
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    for range in offsets.within(count).rangeView.reversed() { dictionary.removeSubrange(range) }
    _structureID.renew()
  }

  /// Moves the elements at a set of offsets, as passed to the `onMove` action of a list.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move, which keep their relative order.
  ///   - destination: The offset before which the elements are inserted, counted before the move.
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var places = Array(indices)
    places.move(fromOffsets: source, toOffset: destination)
    guard places != Array(indices) else { return }
    let (keys, values) = (dictionary.keys, dictionary.values)
    dictionary = .init(
      uniqueKeysWithValues: places.lazy.map { (keys[$0], values[$0]) })
    _structureID.renew()
  }
}
