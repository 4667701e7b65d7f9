/// How many effects are merged one by one into one list before lists are nested.
///
/// A loop that merges effects one by one neither copies long lists nor nests deeply.
private let flatCount = 256

extension Effect {
  /// Starts several effects at once.
  ///
  /// - Parameter effects: The effects.
  /// - Returns: One effect.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Starts several effects at once.
  ///
  /// - Parameter effects: The effects.
  /// - Returns: One effect.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let effects = effects.filter { !$0.isNone }
    return switch effects.count {
    case 0: .none
    case 1: effects[0]
    default: Self(operation: .merge(effects))
    }
  }

  /// Starts another effect together with this one.
  ///
  /// - Parameter other: The other effect.
  /// - Returns: One effect.
  public func merge(with other: Self) -> Self {
    switch (operation, other.operation) {
    case (_, .none): self
    case (.none, _): other
    case (.merge(let effects), _) where effects.count < flatCount:
      Self(operation: .merge(effects + [other]))
    default: Self(operation: .merge([self, other]))
    }
  }

  /// Starts several effects one after the other, each when the one before has ended.
  ///
  /// - Parameter effects: The effects.
  /// - Returns: One effect.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Starts several effects one after the other, each when the one before has ended.
  ///
  /// - Parameter effects: The effects.
  /// - Returns: One effect.
  public static func concatenate(_ effects: some Sequence<Self>) -> Self {
    let effects = effects.filter { !$0.isNone }
    return switch effects.count {
    case 0: .none
    case 1: effects[0]
    default: Self(operation: .concatenate(effects))
    }
  }

  /// Starts another effect when this one has ended.
  ///
  /// - Parameter other: The other effect.
  /// - Returns: One effect.
  public func concatenate(with other: Self) -> Self { .concatenate(self, other) }
}
