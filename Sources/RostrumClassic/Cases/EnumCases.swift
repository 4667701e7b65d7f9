import RostrumRuntime

/// The cases of an enum whose associated values have the same type.
///
/// NB: Values are extracted with the enum's value witnesses, because mirrors would be slow.
///
/// NB: `@unchecked Sendable` because the stored properties are only numbers and flags.
struct EnumCases<Root, Value>: @unchecked Sendable {
  private struct Candidate {
    let tag: UInt32
    let isIndirect: Bool
  }

  private let candidates: [Candidate]

  /// Finds the cases.
  init() {
    candidates = caseValues(of: Root.self).enumerated().compactMap { index, value in
      guard let value, parts(of: value.type) == parts(of: Value.self) else { return nil }
      return Candidate(tag: UInt32(index), isIndirect: value.isIndirect)
    }
  }

  /// Whether there are no such cases.
  var isEmpty: Bool { candidates.isEmpty }

  /// Whether there is more than one such case.
  var isAmbiguous: Bool { candidates.count > 1 }

  /// Returns the associated value of an enum value, if its case is among these cases.
  ///
  /// - Parameter root: The enum value.
  /// - Returns: The index of the case and the associated value.
  func value(of root: Root) -> (tag: UInt32, value: Value)? {
    guard let tag = caseTag(of: root), let candidate = candidates.first(where: { $0.tag == tag })
    else { return nil }
    return (tag, caseValue(of: root, isIndirect: candidate.isIndirect))
  }
}

/// The types of a tuple's elements, ignoring labels; for any other type, the type itself.
private func parts(of type: Any.Type) -> [ObjectIdentifier] {
  TypeMetadata(type).elements.map(ObjectIdentifier.init)
}
