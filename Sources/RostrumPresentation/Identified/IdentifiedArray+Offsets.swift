import Foundation
import OrderedCollections
import RostrumFoundation

extension IdentifiedArray {
  /// Removes the elements at some places, as a list's swipe to delete asks for.
  ///
  /// - Parameter offsets: The places.
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    for range in offsets.within(count).rangeView.reversed() { dictionary.removeSubrange(range) }
    _structureID.renew()
  }

  /// Moves the elements at some places, as dragging a list's row asks for.
  ///
  /// - Parameters:
  ///   - source: The places of the elements, which keep their order.
  ///   - destination: The place before which they are put, counted before anything moves.
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
