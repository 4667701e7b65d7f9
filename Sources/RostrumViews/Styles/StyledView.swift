/// A primitive view whose body comes from the environment's style, or else from the theme.
///
/// Within the style's body, the environment's style no longer applies, so a style can use the view
/// that it styles.
@MainActor
protocol StyledView: View where Body == Never {
  /// The components that a style arranges.
  associatedtype Configuration
  /// The type of the view in the theme's style.
  associatedtype Standard: View

  /// The key path of the style in the environment.
  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<Configuration>?> { get }

  /// The components that a style arranges.
  var configuration: Configuration { get }

  /// The view in the theme's style.
  var standard: Standard { get }
}

/// Maintains the content of a styled view; a change of style replaces the content.
final class StyledNode<V: StyledView>: SlotNode<V> {
  private lazy var scope = EnvironmentScope(around: self)
  @exclusivity(unchecked) private var storage = StyleStorage()

  override func update() {
    let old = content
    let body = reading {
      environment[keyPath: V.style]?.body(
        of: view.configuration, storage: &storage, for: self)
    }
    var context = context.child(of: self)
    if let body {
      scope.modify { $0[keyPath: V.style] = nil }
      context.environment = scope
      body(&content, context)
    } else {
      context.reconcile(&content, with: view.standard)
    }
    if let old, old !== content { contentChanged() }
  }

  override func willRemove() {
    storage.detach()
  }
}
