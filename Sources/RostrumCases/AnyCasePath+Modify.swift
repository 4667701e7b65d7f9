extension AnyCasePath {
  /// Changes the value of the case in its place.
  ///
  /// ```swift
  /// let path = AnyCasePath(\Destination.State.Cases.list)  // once
  /// path.modify(&destination) { $0.rows.append(row) }      // copies no rows
  /// ```
  ///
  /// The value is taken out before the change and put back after it. In between the root holds
  /// nothing, so arrays and other buffers in the value have one owner, and are changed without
  /// being copied, however many enums stand between the root and the value.
  ///
  /// - Parameters:
  ///   - root: The enum value. Nothing else can reach it during the change.
  ///   - change: Changes the value. What it throws is thrown on, after the value is put back.
  /// - Returns: What the change returns, or `nil` when another case is active and nothing was done.
  /// - Throws: What the change throws.
  @inlinable
  @discardableResult
  public func modify<Result, Failure: Error>(
    _ root: inout Root,
    _ change: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard var value = extraction(root) else { return nil }
    return try withUnsafeMutablePointer(to: &root) { place throws(Failure) in
      // NB: Only now the value taken out is the only one. The place is filled again whatever happens.
      place.deinitialize(count: 1)
      defer { place.initialize(to: embedding(value)) }
      return try change(&value)
    }
  }

  /// Changes the value of the case in its place, if there is a root.
  ///
  /// ```swift
  /// (/Destination.State.edit).modify(&state.destination) { $0.title = "Design" }
  /// ```
  ///
  /// - Parameters:
  ///   - root: The enum value, or `nil`, which stays as it is.
  ///   - change: Changes the value. What it throws is thrown on, after the value is put back.
  /// - Returns: What the change returns, or `nil` when nothing was done.
  /// - Throws: What the change throws.
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
