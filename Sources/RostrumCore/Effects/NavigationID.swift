/// One step on the path from a feature to a child that it runs.
///
/// The steps from the root identify the effects of a child. Removing the child cancels the effects
/// below its last step.
///
/// NB: `@unchecked Sendable` because key paths to properties are immutable, and the identities of
/// children are values.
struct NavigationID: Hashable, @unchecked Sendable {
  let keyPath: AnyKeyPath
  var element: AnyHashable?
}
