/// Whether work that outlives the current turn may begin: effects of stores, tasks of views, work that
/// nobody waits for.
///
/// It may not while a host launches an app only to look at it, as for a page view. This is a matter of
/// who runs the code now, not of the dependencies with which a store was made: a store may be made in
/// one launch and used in another.
package enum EffectPermission {
  /// Whether such work may begin now.
  @TaskLocal package static var isGranted = true
}
