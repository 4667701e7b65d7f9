import Foundation
import Rostrum

/// What a page has of its parts: its search, its tab, its focus, its questions.
struct PartsState: Hashable {
  enum Tab: String { case search, form }
  enum Field: String { case title, notes }
  enum Scope: String { case all, unread }

  struct Token: Identifiable, Hashable {
    let id: String
  }

  var query = ""
  var isSearching = false
  var tokens: [Token] = []
  var suggestions = [Token(id: "red"), Token(id: "blue")]
  var chosenScope = Scope.all
  var tab = Tab.search
  var field: Field?
  var title = ""
  var notes = ""
  var asks = false
  var skips = false
  var edits = false

  /// Sets a part to what is said in words.
  mutating func set(_ part: Substring, to value: String) {
    switch part {
    case "query": query = value
    case "searching": isSearching = value == "true"
    case "tokens": tokens = value.split(separator: "+").map { Token(id: String($0)) }
    case "scope": chosenScope = Scope(rawValue: value) ?? .all
    case "tab": tab = Tab(rawValue: value) ?? .search
    case "field": field = Field(rawValue: value)
    case "asks": asks = value == "true"
    case "skips": skips = value == "true"
    case "edits": edits = value == "true"
    default: break
    }
  }

  var words: String {
    [
      "query=\(query)", "searching=\(isSearching)",
      "tokens=\(tokens.map(\.id).joined(separator: "+"))", "scope=\(chosenScope)", "tab=\(tab)",
      "field=\(field?.rawValue ?? "none")", "asks=\(asks)", "skips=\(skips)", "edits=\(edits)",
    ].joined(separator: " ")
  }
}

/// The parts in a store.
@Reducer
struct PartsFeature {
  @ObservableState
  struct State { var parts = PartsState() }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case set(Substring, String)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .set(let part, let value) = action { state.parts.set(part, to: value) }
      return .none
    }
  }
}

/// Every part of a page that has a state, by a view's state or by a store, for `test_routes.py`;
/// `MATRIX_ROUTES` asks for it.
struct Parts: View {
  static var isAskedFor: Bool {
    ["state", "store"].contains(ProcessInfo.processInfo.environment["MATRIX_ROUTES"])
  }

  var body: some View {
    if ProcessInfo.processInfo.environment["MATRIX_ROUTES"] == "store" {
      StoredParts()
    } else {
      OwnParts()
    }
  }
}

private struct OwnParts: View {
  @State private var parts = PartsState()

  var body: some View {
    PartsView(parts: $parts) { parts.set($0, to: $1) }
  }
}

private struct StoredParts: View {
  @State private var store = Store(initialState: PartsFeature.State()) { PartsFeature() }

  var body: some View {
    PartsView(parts: $store.parts) { store.send(.set($0, $1)) }
  }
}

/// The parts, and a field by which another page sets them: a number, a part, and its value.
private struct PartsView: View {
  @Binding var parts: PartsState
  let set: (Substring, String) -> Void
  @AppStorage("order") private var order = ""

  var body: some View {
    VStack {
      TextField("Order", text: $order)
      Text("State: \(parts.words)")
      TabView(selection: $parts.tab) {
        Tab("Search", systemImage: "magnifyingglass", value: .search) {
          NavigationStack { SearchParts(parts: $parts) }
        }
        Tab("Form", systemImage: "list.bullet", value: .form) {
          NavigationStack { FormParts(parts: $parts) }
        }
      }
    }
    .onChange(of: order) {
      let words = order.split(separator: " ")
      if words.count > 1 { set(words[1], words.dropFirst(2).joined(separator: " ")) }
    }
  }
}

private struct SearchParts: View {
  @Binding var parts: PartsState

  var body: some View {
    List { Text("Found \(parts.query)") }
      .navigationTitle("Find")
      .searchable(
        text: $parts.query, tokens: $parts.tokens, suggestedTokens: $parts.suggestions,
        isPresented: $parts.isSearching
      ) {
        Text($0.id)
      }
      .searchScopes($parts.chosenScope) {
        Text("All").tag(PartsState.Scope.all)
        Text("Unread").tag(PartsState.Scope.unread)
      }
  }
}

private struct FormParts: View {
  @Binding var parts: PartsState
  @FocusState private var focus: PartsState.Field?

  var body: some View {
    VStack {
      TextField("Title", text: $parts.title)
        .focused($focus, equals: .title)
      TextField("Notes", text: $parts.notes)
        .focused($focus, equals: .notes)
      Button("Ask") { parts.asks = true }
        .alert("Burn it?", isPresented: $parts.asks) {
          Button("Burn", role: .destructive) {}
          Button("Keep", role: .cancel) {}
        }
        .dialogSeverity(.critical)
        .dialogSuppressionToggle("Never again", isSuppressed: $parts.skips)
      Button("Edit") { parts.edits = true }
        .sheet(isPresented: $parts.edits) { Draft(title: $parts.title) }
    }
    .bind($parts.field, to: $focus)
    .navigationTitle("Form")
    .toolbar(id: "parts") {
      ToolbarItem(id: "bold") { Button("Bold") {} }
      ToolbarItem(id: "print") { Button("Print") {} }
    }
  }
}

/// A sheet that asks before it goes with a draft.
private struct Draft: View {
  @Binding var title: String

  var body: some View {
    TextField("Draft", text: $title)
      .dismissalConfirmationDialog("Discard it?", shouldPresent: !title.isEmpty) {
        Button("Discard", role: .destructive) { title = "" }
        Button("Keep Editing", role: .cancel) {}
      }
  }
}
