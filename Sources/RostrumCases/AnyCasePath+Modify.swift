extension AnyCasePath {
  /// Mutates the associated value of the case in place.
  ///
  /// ```swift
  /// let path = AnyCasePath(\Destination.State.Cases.list)  // once
  /// path.modify(&destination) { $0.rows.append(row) }      // copies no rows
  /// ```
  ///
  /// The value is moved out before the mutation and moved back after it. Meanwhile the root holds
  /// no copy, so arrays and other buffers in the value are uniquely referenced and mutated without
  /// being copied, even if several enums are nested between the root and the value.
  ///
  /// - Parameters:
  ///   - root: The enum value, which is exclusively accessed during the mutation.
  ///   - change: Mutates the value. An error that it throws is rethrown after the value was moved
  ///     back.
  /// - Returns: The result of `change`, or `nil` if a different case is active.
  /// - Throws: The error that `change` throws.
  @inlinable
  @discardableResult
  public func modify<Result, Failure: Error>(
    _ root: inout Root,
    _ change: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard var value = extraction(root) else { return nil }
    return try withUnsafeMutablePointer(to: &root) { place throws(Failure) in
      // NB: Only now is the extracted value unique. The root is always initialized again.
      place.deinitialize(count: 1)
      defer { place.initialize(to: embedding(value)) }
      return try change(&value)
    }
  }

  /// Mutates the associated value of the case in place, unless the root is `nil`.
  ///
  /// ```swift
  /// (/Destination.State.edit).modify(&state.destination) { $0.title = "Design" }
  /// ```
  ///
  /// - Parameters:
  ///   - root: The enum value, or `nil`, which is left unchanged.
  ///   - change: Mutates the value. An error that it throws is rethrown after the value was moved
  ///     back.
  /// - Returns: The result of `change`, or `nil` if the root is `nil` or a different case is
  ///   active.
  /// - Throws: The error that `change` throws.
  @discardableResult
  public func modify<Result, Failure: Error>(
    _ root: inout Root?,
    _ change: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let path = AnyCasePath<Root?, Value>(
      _$embed: { embedding($0) }, _$extract: { $0.flatMap(extraction) })
    return try path.modify(&root, change)
  }
}
