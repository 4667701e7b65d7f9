extension DependencyValues {
  /// The values that a reader sees who captured this value and reads it among `current` ones.
  ///
  /// What is set around the reading wins over what was captured.
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

  /// The values for work that takes over this value where `current` ones are in force.
  ///
  /// What is set around the work wins over what was captured.
  func inherited(by current: Self) -> Self {
    var result = current.flattened
    result.explicitContainer = current.explicitContainer ?? explicitContainer
    result.overrides.merge(overrides) { own, _ in own }
    return result
  }

  /// The values in the form in which a reader keeps them: nothing is captured in turn.
  var flattened: Self {
    guard !captured.isEmpty else { return self }
    var result = self
    result.overrides.merge(captured) { own, _ in own }
    result.captured = [:]
    return result
  }
}
