// What SwiftUI adds to collections, for systems without it.
#if !canImport(SwiftUI)
  public import Foundation

  extension MutableCollection {
    /// Moves the elements at some places, as dragging a list's row asks for.
    ///
    /// ```swift
    /// var letters = ["a", "b", "c", "d"]
    /// letters.move(fromOffsets: [0], toOffset: 3)  // b, c, a, d
    /// ```
    ///
    /// - Parameters:
    ///   - source: The places of the elements, counted from the start; they keep their order.
    ///   - destination: The place before which they are put, counted before anything moves.
    /// - Complexity: O(*n*).
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
      let old = Array(self)
      let source = source.within(old.count)
      let destination = Swift.min(Swift.max(destination, 0), old.count)
      let moving = source.map { old[$0] }
      let staying = { (range: Range<Int>) in
        range.lazy.filter { !source.contains($0) }.map { old[$0] }
      }
      var index = startIndex
      for element in staying(0..<destination) + moving + staying(destination..<old.count) {
        self[index] = element
        formIndex(after: &index)
      }
    }
  }

  extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some places, as a list's swipe to delete asks for.
    ///
    /// - Parameter offsets: The places, counted from the start.
    /// - Complexity: O(*n*).
    public mutating func remove(atOffsets offsets: IndexSet) {
      for range in offsets.within(count).rangeView.reversed() {
        let lower = index(startIndex, offsetBy: range.lowerBound)
        removeSubrange(lower..<index(lower, offsetBy: range.count))
      }
    }
  }
#endif
