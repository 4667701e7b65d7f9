import IssueReporting
import OrderedCollections

extension IdentifiedArray {
  /// Whether an element has an identity.
  func hasIdentity(_ expected: ID, _ element: Element) -> Bool {
    element[keyPath: id] == expected
  }

  /// Reports that an element was to replace one with another identity.
  func reportReplacement(of expected: ID, by element: Element) {
    reportIssue(
      """
      The element with the identity \(expected) was replaced by one with the identity \
      \(element[keyPath: id]). Remove the one and insert the other instead.
      """)
  }

  /// Reports that the element of an identity has got another one, under which it stands at its place
  /// from now on, unless another element has that already.
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
