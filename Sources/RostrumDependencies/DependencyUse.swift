import RostrumRuntime

/// The use of a dependency whose default value may have to be created.
///
/// NB: A class, so that the dependency values that are copied for each access stay small.
final class DependencyUse: Sendable {
  let location: CallSite

  /// Whether the dependency was read by the type of its key rather than by a property.
  let isKey: Bool

  init(at location: CallSite, isKey: Bool = false) {
    self.location = location
    self.isKey = isKey
  }
}

/// An access to a default value that hasn't been created yet.
struct DependencyAccess: Sendable {
  /// The access that the default value is being created for.
  @TaskLocal static var current: DependencyAccess?

  let use: DependencyUse
  let property: StaticString

  /// Whether a missing default value is an issue, which it isn't if it is about to be replaced.
  let isReported: Bool
}
