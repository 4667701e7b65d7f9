import RostrumDependencies

extension DependencyValues {
  /// Whether the feature that asks is presented by another, or on a stack.
  public internal(set) var isPresented: Bool {
    get { self[PresentationKey.self].isPresented }
    set { self[PresentationKey.self].isPresented = newValue }
  }

  /// Dismisses the feature that calls it.
  ///
  /// ```swift
  /// @Dependency(\.dismiss) var dismiss
  ///
  /// case .cancelButtonTapped:
  ///   return .run { _ in await dismiss() }
  /// ```
  public var dismiss: DismissEffect {
    get { self[PresentationKey.self].dismiss }
    set { self[PresentationKey.self].dismiss = newValue }
  }
}

private struct Presentation: Sendable {
  var isPresented = false
  var dismiss = DismissEffect()
}

private enum PresentationKey: DependencyKey {
  static var liveValue: Presentation { Presentation() }
  static var testValue: Presentation { Presentation() }
}

/// Runs a presented feature's reducer, for which ``RostrumDependencies/DependencyValues/isPresented``
/// holds and `dismiss` acts on the feature's own presentation.
func withPresentation<R>(_ work: () -> R) -> R {
  guard !DependencyValues.current.isPresented else { return work() }
  return withDependencies {
    $0.isPresented = true
    $0.dismiss = DismissEffect()
  } operation: {
    work()
  }
}
