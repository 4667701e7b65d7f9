import SwiftSyntax

/// The accessors of a tracked property of observable state.
struct TrackedAccessors {
  /// The property's name, by which observers know it.
  let property: TokenSyntax
  /// The expression that is read and written.
  let storage: String

  /// The accessor that registers a read.
  var get: String {
    block(
      "get",
      """
      _$observationRegistrar.access(self, keyPath: \\.\(property))
      return \(storage)

      """)
  }

  /// The accessor that notifies readers of a write.
  var set: String {
    block(
      "set",
      """
      _$observationRegistrar.mutate(
        self, keyPath: \\.\(property), &\(storage), newValue,
        RostrumCore._$isIdentityEqual)

      """)
  }

  /// The accessor that mutates the storage in place, without a copy, and notifies readers.
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

  /// The accessor through which initializers set the storage.
  ///
  /// - Parameters:
  ///   - stored: The stored property to initialize.
  ///   - value: The expression for its value, in which `initialValue` is the property's value.
  /// - Returns: The source of the accessor.
  static func initializer(of stored: String, from value: String) -> String {
    block(
      """
      @storageRestrictions(initializes: \(stored))
      init(initialValue)
      """,
      "\(stored) = \(value)\n")
  }
}
