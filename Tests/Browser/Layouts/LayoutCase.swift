import Rostrum

/// A small layout that is placed in a browser, and by the layout engine.
@MainActor struct LayoutCase {
  let name: String
  let view: AnyView

  init(_ name: String, @ViewBuilder _ view: () -> some View) {
    self.name = name
    self.view = AnyView(view())
  }
}
