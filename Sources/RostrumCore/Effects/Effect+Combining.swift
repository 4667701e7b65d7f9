/// The number of effects that `merge(with:)` collects in one list before it nests lists.
///
/// The bound keeps a loop that merges effects one by one from copying long lists or nesting deeply.
private let flatCount = 256

extension Effect {
  /// Runs several effects concurrently.
  ///
  /// ```swift
  /// return .merge(
  ///   .cancel(id: CancelID.search),
  ///   .run { send in await send(.suggestions(await suggestions())) })
  /// ```
  ///
  /// - Parameter effects: The effects to merge.
  /// - Returns: The merged effect.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Runs several effects concurrently.
  ///
  /// - Parameter effects: The effects to merge.
  /// - Returns: The merged effect.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let effects = effects.filter { !$0.isNone }
    return switch effects.count {
    case 0: .none
    case 1: effects[0]
    default: Self(operation: .merge(effects))
    }
  }

  /// Runs this effect and a second one concurrently.
  ///
  /// - Parameter other: The second effect.
  /// - Returns: The merged effect.
  public func merge(with other: Self) -> Self {
    switch (operation, other.operation) {
    case (_, .none): self
    case (.none, _): other
    case (.merge(let effects), _) where effects.count < flatCount:
      Self(operation: .merge(effects + [other]))
    default: Self(operation: .merge([self, other]))
    }
  }

  /// Runs several effects in sequence, each after the one before it has ended.
  ///
  /// ```swift
  /// return .concatenate(
  ///   .run { [draft = state.draft] _ in try await save(draft) },
  ///   .send(.delegate(.saved)))
  /// ```
  ///
  /// - Parameter effects: The effects, in order.
  /// - Returns: The concatenated effect.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Runs several effects in sequence, each after the one before it has ended.
  ///
  /// - Parameter effects: The effects, in order.
  /// - Returns: The concatenated effect.
  public static func concatenate(_ effects: some Sequence<Self>) -> Self {
    let effects = effects.filter { !$0.isNone }
    return switch effects.count {
    case 0: .none
    case 1: effects[0]
    default: Self(operation: .concatenate(effects))
    }
  }

  /// Runs a second effect after this one has ended.
  ///
  /// - Parameter other: The second effect.
  /// - Returns: The concatenated effect.
  public func concatenate(with other: Self) -> Self { .concatenate(self, other) }
}
