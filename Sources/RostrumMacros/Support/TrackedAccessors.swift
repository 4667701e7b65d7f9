import SwiftSyntax

/// The accessors of a property of observable state that reports its reads and writes.
struct TrackedAccessors {
  /// The property's name, which is also what observers know it by.
  let property: TokenSyntax
  /// The expression that is read and written.
  let storage: String

  /// The accessor that reports a read.
  var get: String {
    block(
      "get",
      """
      _$observationRegistrar.access(self, keyPath: \\.\(property))
      return \(storage)

      """)
  }

  /// The accessor that reports a write.
  var set: String {
    block(
      "set",
      """
      _$observationRegistrar.mutate(
        self, keyPath: \\.\(property), &\(storage), newValue,
        RostrumCore._$isIdentityEqual)

      """)
  }

  /// The accessor that changes the storage in place, without a copy, and reports the change.
  var modify: String {
    block(
      "_modify",
      """
      let before = _$observationRegistrar.willModify(
        self, keyPath: \\.\(property), &\(storage))
      defer {
        _$observationRegistrar.didModify(
          self, keyPath: \\.\(property), &\(storage), before,
          RostrumCore._$isIdentityEqual)
      }
      yield &\(storage)

      """)
  }

  /// The accessor with which initializers set the storage.
  ///
  /// - Parameters:
  ///   - stored: The stored property that is initialized.
  ///   - value: The expression for it, where `initialValue` is the property's value.
  /// - Returns: The accessor's source.
  static func initializer(of stored: String, from value: String) -> String {
    block(
      """
      @storageRestrictions(initializes: \(stored))
      init(initialValue)
      """,
      "\(stored) = \(value)\n")
  }
}
