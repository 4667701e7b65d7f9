/// Determines whether work that outlives the current turn may begin, such as effects.
///
/// Such work is not permitted while a host launches an app only to render it, as for a page view.
/// The permission depends on the code that is running, rather than on the dependencies of a store,
/// because a store may be created in one launch and used in another.
package enum EffectPermission {
  /// Whether such work may begin now.
  @TaskLocal package static var isGranted = true
}
