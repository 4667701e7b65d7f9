import CustomDump
import RostrumViews

/// A view store, and the content that is made of it.
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

  /// The same, printing the difference to the value before whenever the content is made.
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

/// The view of the content, which follows the observed value alone.
struct ObservedView<ViewState, ViewAction, Content: View>: View {
  let observed: Observed<ViewState, ViewAction, Content>

  var body: some View {
    // NB: The content is made of the value even where it only hands the view store on.
    _ = observed.viewStore.state
    return observed.content(observed.viewStore)
  }
}
