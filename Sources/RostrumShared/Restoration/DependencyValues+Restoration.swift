import RostrumDependencies
import RostrumRestoration

extension DependencyValues {
  /// What the launch begins with and keeps; `nil` if it keeps nothing.
  ///
  /// A host sets it for the launch. Root stores that are made with it begin with the state of the
  /// earlier launch, and are part of the launch's snapshots, if their state is `Codable`.
  package var restoration: Restoration? {
    get { self[RestorationKey.self] }
    set { self[RestorationKey.self] = newValue }
  }
}

private enum RestorationKey: DependencyKey {
  static var liveValue: Restoration? { nil }
  static var testValue: Restoration? { nil }
}
