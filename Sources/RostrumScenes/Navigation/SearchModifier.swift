/// A view with a search field in the bar of its screen.
struct SearchModifier<Tokens: View>: ViewModifier {
  let text: Binding<String>
  /// Whether the field has the focus, if the app has a binding to it.
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let tokens: Tokens
  /// Replaces the text by a token; a no-op for values of another type.
  var addToken: (@MainActor (Any) -> Void)?
  @FocusState private var isFocused: Bool
  /// Whether the user has pressed the button that is in the place of the field.
  @State private var isOpen = false
  @Environment(\.searchToolbarBehavior) private var toolbarBehavior

  init(
    text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, tokens: Tokens,
    addToken: (@MainActor (Any) -> Void)? = nil
  ) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.tokens = tokens
    self.addToken = addToken
  }

  func body(content: Content) -> some View {
    content
      .environment(\.isSearching, isFocused || !text.wrappedValue.isEmpty)
      .environment(\.dismissSearch, DismissSearchAction(text: text, focus: $isFocused))
      .environment(\.searchText, text)
      .modifier(
        ToolbarModifier(items: _ToolbarItemView(placement: .search, content: field))
      )
      .modifier(ScreenOptionsModifier(more: ScreenOptions(search: text, addToken: add)))
  }

  /// Adds a token, after which the search goes on in the field.
  private var add: (@MainActor (Any) -> Void)? {
    guard let addToken else { return nil }
    return { token in
      addToken(token)
      isFocused = true
    }
  }

  /// Whether a button is in the place of the field.
  private var isMinimized: Bool {
    toolbarBehavior.isMinimized && !isOpen && !isFocused && text.wrappedValue.isEmpty
      && isPresented?.wrappedValue != true
  }

  @ViewBuilder private var field: some View {
    if isMinimized {
      Button {
        isOpen = true
      } label: {
        Label {
          Text(SystemWord.search)
        } icon: {
          Image(systemName: "magnifyingglass")
        }
        .labelStyle(.iconOnly)
      }
    } else if toolbarBehavior.isMinimized {
      entry
        .onAppear { isFocused = true }
        .onChange(of: isFocused) { _, isFocused in
          if !isFocused { isOpen = false }
        }
    } else {
      entry
    }
    tokens
  }

  @ViewBuilder private var entry: some View {
    if let isPresented {
      SearchField(text: text, prompt: prompt ?? Text(SystemWord.search))
        .focused($isFocused)
        .onChange(of: isFocused) { _, isFocused in
          if isPresented.wrappedValue != isFocused { isPresented.wrappedValue = isFocused }
        }
        .onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
          if isFocused != isPresented { isFocused = isPresented }
        }
    } else {
      SearchField(text: text, prompt: prompt ?? Text(SystemWord.search))
        .focused($isFocused)
    }
  }
}

/// A search field.
struct SearchField: View {
  let text: Binding<String>
  let prompt: Text

  @Environment(\.searchSelection) private var selection

  init(text: Binding<String>, prompt: Text) {
    self.text = text
    self.prompt = prompt
  }

  var body: some View {
    field
      .textFieldStyle(.automatic)
      .keyboardType(.webSearch)
      .submitLabel(.search)
      .modifier(TextEntryModifier.trigger(.search))
      .modifier(SearchFocusModifier())
  }

  private var field: TextField<Text> {
    var field = TextField(text: text, prompt: prompt) { prompt }
    field.selection = selection
    return field
  }
}

/// Ends the search around a view: the text is empty then, and the field doesn't have the focus.
///
/// ```swift
/// struct Results: View {
///   @Environment(\.isSearching) private var isSearching
///   @Environment(\.dismissSearch) private var dismissSearch
///
///   var body: some View {
///     if isSearching { Button("Done") { dismissSearch() } }
///     …
///   }
/// }
/// ```
@MainActor
public struct DismissSearchAction {
  var text: Binding<String>?
  var focus: FocusState<Bool>.Binding?

  nonisolated init() {}

  init(text: Binding<String>, focus: FocusState<Bool>.Binding) {
    self.text = text
    self.focus = focus
  }

  /// Ends the search; a no-op outside of a searchable view.
  public func callAsFunction() {
    text?.wrappedValue = ""
    focus?.wrappedValue = false
  }
}

extension EnvironmentValues {
  /// Whether the user searches in the enclosing searchable view: its field has the focus or a text.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the enclosing searchable view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// The text of the enclosing searchable view.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

private struct IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

private struct SearchTextKey: EnvironmentKey {
  static var defaultValue: Binding<String>? { nil }
}
