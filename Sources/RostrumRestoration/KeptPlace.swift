/// The place of a kept value in an app, by which the next launch finds it.
///
/// The place of a root store consists of its state's type and the number of earlier stores of that
/// type in the launch. The place of a view's state is the view's position in the tree.
package struct KeptPlace: Hashable, Sendable, Codable, RawRepresentable, Comparable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// One of several places with the same name, which are counted from zero.
  init(_ name: String, ordinal: Int) {
    rawValue = ordinal == 0 ? name : "\(name)#\(ordinal)"
  }

  /// The name and the number of a place that isn't the first with its name.
  var numbered: (name: String, ordinal: Int)? {
    guard let mark = rawValue.utf8.lastIndex(of: UInt8(ascii: "#")),
      let ordinal = Int(rawValue[rawValue.index(after: mark)...])
    else { return nil }
    return (String(rawValue[..<mark]), ordinal)
  }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension KeptPlace: CodingKeyRepresentable {
  package var codingKey: any CodingKey { rawValue.codingKey }

  package init?<Key: CodingKey>(codingKey: Key) {
    rawValue = codingKey.stringValue
  }
}

extension KeptPlace: CustomStringConvertible {
  package var description: String { rawValue }
}
