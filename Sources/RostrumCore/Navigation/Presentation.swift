import RostrumDependencies

extension DependencyValues {
  /// Whether the current feature is presented, or is on a navigation stack.
  ///
  /// ```swift
  /// @Dependency(\.isPresented) var isPresented
  ///
  /// case .doneButtonTapped:
  ///   guard isPresented else { return .none }
  ///   return .run { _ in await dismiss() }
  /// ```
  public internal(set) var isPresented: Bool {
    get { self[PresentationKey.self].isPresented }
    set { self[PresentationKey.self].isPresented = newValue }
  }

  /// Dismisses the current feature.
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

/// The dependencies of a presented feature's reducer: `isPresented` is `true`, and `dismiss`
/// dismisses the feature's own presentation.
///
/// They derive from the surrounding dependencies and are cached, because those are the same for
/// almost every action.
final class PresentationDependencies {
  private var around: DependencyValues?
  private var inside: DependencyValues?

  init() {}

  /// Runs a reducer with the dependencies.
  func run<R>(_ work: () -> R) -> R {
    let current = DependencyValues.current
    if around?.isIdentical(to: current) != true { take(current) }
    guard let inside else { return work() }
    return DependencyValues.$current.withValue(inside, operation: work)
  }

  @inline(never)
  private func take(_ current: DependencyValues) {
    around = current
    inside = nil
    guard !current.isPresented else { return }
    var values = current
    values.isPresented = true
    values.dismiss = DismissEffect()
    inside = values
  }
}
