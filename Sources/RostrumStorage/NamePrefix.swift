/// The range of all names with a prefix, in byte order.
package enum NamePrefix {
  /// The smallest text that is greater than all texts with a prefix.
  ///
  /// - Parameter prefix: The prefix.
  /// - Returns: The text; `nil` if it doesn't exist, as for an empty prefix.
  package static func end(of prefix: String) -> String? {
    var scalars = prefix.unicodeScalars
    while let last = scalars.popLast() {
      // Surrogates aren't scalars.
      let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
      guard let scalar = Unicode.Scalar(next) else { continue }
      scalars.append(scalar)
      return String(scalars)
    }
    return nil
  }
}
