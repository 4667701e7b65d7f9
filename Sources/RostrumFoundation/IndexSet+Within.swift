package import Foundation
import IssueReporting

extension IndexSet {
  /// The offsets that a collection has; others are reported as an issue.
  ///
  /// Offsets come from a list that shows a collection. If the app applies them to a different one, such
  /// as the whole of what the list filters, some may be beyond its end.
  ///
  /// - Parameter count: How many elements the collection has.
  /// - Returns: The offsets below that number.
  package func within(_ count: Int) -> IndexSet {
    guard let last, last >= count else { return self }
    reportIssue(
      """
      Offset \(last) is beyond the end of a collection of \(count) elements, and is ignored.

      Apply the offsets of a list to the collection that the list shows.
      """)
    return filteredIndexSet { $0 < count }
  }
}
