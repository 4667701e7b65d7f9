import CustomDump
import RostrumViews

/// A view store with the closure that creates the content of a ``WithViewStore``.
@MainActor
final class Observed<ViewState, ViewAction, Content: View> {
  let viewStore: ViewStore<ViewState, ViewAction>
  let content: @MainActor (ViewStore<ViewState, ViewAction>) -> Content

  init(
    _ viewStore: ViewStore<ViewState, ViewAction>,
    _ content: @escaping @MainActor (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.viewStore = viewStore
    self.content = content
  }

  /// Returns a copy that prints the changes to the view state whenever the content is created.
  func printingChanges(
    _ prefix: String, to print: @escaping @MainActor (String) -> Void
  ) -> Observed {
    var last: ViewState?
    return Observed(viewStore) { [content] viewStore in
      let state = viewStore.state
      let label = prefix.isEmpty ? "\(ViewState.self)" : prefix
      switch last {
      case nil: print("\(label): first")
      case let old?: print("\(label):\n\(diff(old, state) ?? "  (unchanged)")")
      }
      last = state
      return content(viewStore)
    }
  }
}

/// The content of a ``WithViewStore``, which is updated only when the view state changes.
struct ObservedView<ViewState, ViewAction, Content: View>: View {
  let observed: Observed<ViewState, ViewAction, Content>

  var body: some View {
    // NB: The content depends on the view state even if it only passes on the view store.
    _ = observed.viewStore.state
    return observed.content(observed.viewStore)
  }
}
