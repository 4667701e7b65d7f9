import RostrumRuntime

/// The use of a dependency for which a default may have to be made.
///
/// NB: A class, so that values that are copied for each reading stay small.
final class DependencyUse: Sendable {
  let location: CallSite

  /// Whether the dependency was named by its key's type rather than by a property.
  let isKey: Bool

  init(at location: CallSite, isKey: Bool = false) {
    self.location = location
    self.isKey = isKey
  }
}

/// One reading of a default that does not exist yet.
struct DependencyAccess: Sendable {
  /// The reading for which a default is being made.
  @TaskLocal static var current: DependencyAccess?

  let use: DependencyUse
  let property: StaticString

  /// Whether a missing default is an issue; it is not while someone is about to replace it.
  let isReported: Bool
}
