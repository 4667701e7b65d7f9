import RostrumElements
import RostrumGraph

/// The view to which a transition, or an animator of phases or keyframes, is applied.
public struct PlaceholderContentView<Value>: View {
  let source: PlaceholderSource

  init(_ view: any View) {
    source = PlaceholderSource(view)
  }

  /// The view.
  public var body: some View { AnyView(source.view) }
}

/// A view that placeholders have in common.
@MainActor
final class PlaceholderSource {
  let view: any View

  init(_ view: any View) {
    self.view = view
  }
}

extension PlaceholderContentView: PosedView {
  func unposed(_ parts: inout PoseParts) -> any View {
    (source.view as? any PosedView)?.unposed(&parts) ?? self
  }
}
