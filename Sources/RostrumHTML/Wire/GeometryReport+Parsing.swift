import Foundation
import RostrumElements

extension GeometryReport {
  /// Parses the values of a report.
  ///
  /// The values are whether the report is from the user, the size of the window, the insets of its
  /// safe area, the element with the focus or 0, and the elements. Each element has its id, a count,
  /// and that many lengths.
  ///
  /// O(n) in the values.
  package init?(_ values: ArraySlice<JSONScalar>) {
    guard let isFromUser = values.first?.bool else { return nil }
    let numbers = values.dropFirst().compactMap(\.number)
    guard numbers.count == values.count - 1, numbers.count >= 7,
      let focused = UInt32(exactly: numbers[6])
    else { return nil }
    var elements: [ElementID: ElementGeometry] = [:]
    var rest = numbers[7...]
    while rest.count >= 2 {
      guard
        let id = UInt32(exactly: rest.removeFirst()), let count = Int(exactly: rest.removeFirst()),
        let geometry = ElementGeometry(lengths: Array(rest.prefix(max(0, count))))
      else { return nil }
      elements[ElementID(rawValue: id)] = geometry
      rest = rest.dropFirst(count)
    }
    guard rest.isEmpty else { return nil }
    self.init(
      elements, window: CGSize(width: numbers[0], height: numbers[1]),
      safeArea: EdgeInsets(
        top: numbers[2], leading: numbers[5], bottom: numbers[4], trailing: numbers[3]),
      isFromUser: isFromUser, focused: focused == 0 ? nil : ElementID(rawValue: focused))
  }
}

extension ElementGeometry {
  /// Parses a width and a height, possibly followed by the ideal width and height and a zero, or by
  /// the position, and by the scroll offset and the size of the content.
  fileprivate init?(lengths: [Double]) {
    guard [2, 4, 5, 8].contains(lengths.count) else { return nil }
    self.init(size: CGSize(width: lengths[0], height: lengths[1]))
    if lengths.count == 5 {
      ideal = CGSize(width: lengths[2], height: lengths[3])
    } else if lengths.count >= 4 {
      position = CGPoint(x: lengths[2], y: lengths[3])
    }
    if lengths.count == 8 {
      scrolling = ScrollExtent(
        offset: CGPoint(x: lengths[4], y: lengths[5]),
        contentSize: CGSize(width: lengths[6], height: lengths[7]))
    }
  }
}
