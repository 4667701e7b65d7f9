/// A modifier that pushes a screen while its source requests it.
struct PushModifier<Item, Content: View>: PresentingModifier {
  typealias Body = Never

  let source: PresentationSource<Item>
  let content: @MainActor (Item) -> Content

  func makePresented(
    by presenter: Node, dismiss: @escaping @MainActor () -> Void
  ) -> Screen? {
    guard let origin = presenter.context.place.screen?.stack else { return nil }
    let stack = origin.target
    if stack !== origin {
      stack.popToRoot()
      origin.column?.advance()
    }
    return Screen(.view(dismiss), in: stack, presenter.context.content(of: presenter, in: 1))
  }

  func show(_ item: Item, on screen: Screen, by presenter: Node) {
    screen.show(presenter.reading { content(item) })
  }

  func bringUp(_ screen: Screen) {
    screen.stack?.add(screen)
  }
}
