// Methods that SwiftUI adds to collections, for systems without SwiftUI.
#if !canImport(SwiftUI)
  public import Foundation

  extension MutableCollection {
    /// Moves the elements at given offsets, as `onMove` requests.
    ///
    /// ```swift
    /// var letters = ["a", "b", "c", "d"]
    /// letters.move(fromOffsets: [0], toOffset: 3)  // b, c, a, d
    /// ```
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements to move. They keep their order.
    ///   - destination: The offset before which to insert them, counted before the move.
    /// - Complexity: O(*n*), where *n* is the length of the collection.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
      let old = Array(self)
      let source = source.within(old.count)
      let destination = Swift.min(Swift.max(destination, 0), old.count)
      let moving = source.map { old[$0] }
      let staying = { (range: Range<Int>) in
        range.lazy.filter { !source.contains($0) }.map { old[$0] }
      }
      let new = staying(0..<destination) + moving + staying(destination..<old.count)
      // NB: A collection may refuse an element that is there twice between two assignments.
      let isMoved: Void? = withContiguousMutableStorageIfAvailable { storage in
        for (index, element) in new.enumerated() { storage[index] = element }
      }
      if isMoved != nil { return }
      var index = startIndex
      for element in new {
        self[index] = element
        formIndex(after: &index)
      }
    }
  }

  extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at given offsets, as `onDelete` requests.
    ///
    /// - Parameter offsets: The offsets of the elements to remove.
    /// - Complexity: O(*n*), where *n* is the length of the collection.
    public mutating func remove(atOffsets offsets: IndexSet) {
      for range in offsets.within(count).rangeView.reversed() {
        let lower = index(startIndex, offsetBy: range.lowerBound)
        removeSubrange(lower..<index(lower, offsetBy: range.count))
      }
    }
  }
#endif
