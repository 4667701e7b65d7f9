extension AttributeKey {
  /// The place of the key in the declaration.
  ///
  /// NB: a case without payload is the number of its case, in one byte for up to 256 cases;
  /// `unsafeBitCast` stops the program should the sizes ever differ.
  package var ordinal: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// Hashes the place of the key, and not its name, as Swift would for a name that is a string.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ordinal)
  }
}
