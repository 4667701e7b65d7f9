/// A primitive view that the style around makes, or else the theme.
///
/// Within the style's own view, the style around no longer counts, so that a style can be made of
/// the view that it styles.
@MainActor
protocol StyledView: View where Body == Never {
  /// The parts that a style puts together.
  associatedtype Configuration
  /// The type of the view in the theme's own style.
  associatedtype Standard: View

  /// Where the environment has the style.
  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<Configuration>?> { get }

  /// The parts that a style puts together.
  var configuration: Configuration { get }

  /// The view in the theme's own style.
  var standard: Standard { get }
}

/// Keeps the content of a styled view; another style is other content.
final class StyledNode<V: StyledView>: SlotNode<V> {
  private lazy var scope = EnvironmentScope(around: self)
  private var storage = StyleStorage()

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
