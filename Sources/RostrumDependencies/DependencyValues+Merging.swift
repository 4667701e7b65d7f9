extension DependencyValues {
  /// Returns the values of a ``Dependency`` that captured this value and is read with `current`.
  ///
  /// Values that are current when the dependency is read take precedence over captured values.
  func resolved(in current: Self, for use: DependencyUse) -> Self {
    var result = Self(
      overrides: current.overrides, captured: overrides,
      explicitContainer: current.explicitContainer ?? explicitContainer, use: use,
      isBeingUpdated: current.isBeingUpdated)
    if !current.captured.isEmpty {
      result.overrides.merge(current.captured) { own, _ in own }
    }
    return result
  }

  /// Returns the values for an operation that inherits this value and runs with `current` ones.
  ///
  /// Values that are current around the operation take precedence over captured values.
  func inherited(by current: Self) -> Self {
    var result = current.flattened
    result.explicitContainer = current.explicitContainer ?? explicitContainer
    result.overrides.merge(overrides) { own, _ in own }
    return result
  }

  /// The values as a ``Dependency`` captures them, with captured values merged into the overrides.
  var flattened: Self {
    guard !captured.isEmpty else { return self }
    var result = self
    result.overrides.merge(captured) { own, _ in own }
    result.captured = [:]
    return result
  }
}
