package import Foundation
import IssueReporting

extension IndexSet {
  /// The offsets that are valid for a collection.
  ///
  /// Others are reported as an issue.
  ///
  /// Offsets come from a list that displays a collection. If the app applies them to a different
  /// one, such as the unfiltered collection, some may be out of bounds.
  ///
  /// - Parameter count: The length of the collection.
  /// - Returns: The offsets less than `count`.
  package func within(_ count: Int) -> IndexSet {
    guard let last, last >= count else { return self }
    reportIssue(
      """
      Offset \(last) is out of bounds of a collection with \(count) elements, and was ignored.

      Apply the offsets of a list to the collection that the list displays.
      """)
    return filteredIndexSet { $0 < count }
  }
}
