import IssueReporting
import OrderedCollections

extension IdentifiedArray {
  /// Whether an element has the expected ID.
  func hasIdentity(_ expected: ID, _ element: Element) -> Bool {
    element[keyPath: id] == expected
  }

  /// Reports an attempt to replace an element with an element that has a different ID.
  func reportReplacement(of expected: ID, by element: Element) {
    reportIssue(
      """
      The element with the ID \(expected) was replaced with an element with the ID \
      \(element[keyPath: id]). Remove the old element and insert the new one instead.
      """)
  }

  /// Reports that the ID of an element was changed, and stores the element under its new ID.
  ///
  /// If another element already has the new ID, the element remains stored under its old ID.
  ///
  /// - Complexity: O(*n*).
  @inline(never)
  mutating func mendIdentity(at expected: ID) {
    guard let index = dictionary.index(forKey: expected) else { return }
    let element = dictionary.values[index]
    reportReplacement(of: expected, by: element)
    let identity = element[keyPath: id]
    guard dictionary.index(forKey: identity) == nil else { return }
    dictionary.remove(at: index)
    dictionary.updateValue(element, forKey: identity, insertingAt: index)
    _structureID.renew()
  }
}
