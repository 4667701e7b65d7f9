/// The range of all names that begin with a prefix, in the order of their bytes.
package enum NamePrefix {
  /// The least text that is greater than all texts that begin with a prefix.
  ///
  /// - Parameter prefix: The prefix.
  /// - Returns: The text; `nil` if there is none, such as for an empty prefix.
  package static func end(of prefix: String) -> String? {
    var scalars = prefix.unicodeScalars
    while let last = scalars.popLast() {
      // Surrogates are no scalars.
      let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
      guard let scalar = Unicode.Scalar(next) else { continue }
      scalars.append(scalar)
      return String(scalars)
    }
    return nil
  }
}
