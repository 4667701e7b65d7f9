/// One step on the way from a feature to a child that it runs.
///
/// The steps from the root to a child name the effects of that child: taking the child away cancels
/// what lies below its last step.
///
/// NB: `@unchecked Sendable` because key paths to properties are immutable, and the identities of
/// children are values.
struct NavigationID: Hashable, @unchecked Sendable {
  let keyPath: AnyKeyPath
  var element: AnyHashable?
}
