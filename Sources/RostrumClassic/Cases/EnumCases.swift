import RostrumRuntime

/// The cases of an enum whose values have one type.
///
/// NB: A value is taken out by the enum's own functions. Nothing here makes a mirror of a value.
///
/// NB: `@unchecked Sendable` because metatypes and numbers are all there is in it.
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

  /// Whether there is none.
  var isEmpty: Bool { candidates.isEmpty }

  /// Whether there are several.
  var isAmbiguous: Bool { candidates.count > 1 }

  /// Takes the value out of a root, if its case is among these.
  ///
  /// - Parameter root: The enum value.
  /// - Returns: The number of the case and the value.
  func value(of root: Root) -> (tag: UInt32, value: Value)? {
    guard let tag = caseTag(of: root), let candidate = candidates.first(where: { $0.tag == tag })
    else { return nil }
    return (tag, caseValue(of: root, isIndirect: candidate.isIndirect))
  }
}

/// The types of a tuple's elements, without regard to labels; any other type alone.
private func parts(of type: Any.Type) -> [ObjectIdentifier] {
  TypeMetadata(type).elements.map(ObjectIdentifier.init)
}
