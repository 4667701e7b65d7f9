/// When the user can select a search scope.
public struct SearchScopeActivation: Hashable, Sendable {
  let waitsForText: Bool

  /// The host's default: while the user searches.
  public static let automatic = SearchScopeActivation(waitsForText: false)
  /// While the field has a text.
  public static let onTextEntry = SearchScopeActivation(waitsForText: true)
  /// While the user searches: the field has the focus or a text.
  public static let onSearchPresentation = SearchScopeActivation(waitsForText: false)
}

extension View {
  /// Lets the user select a search scope below the search field.
  ///
  /// - Parameters:
  ///   - scope: The selected scope.
  ///   - scopes: Views with tags, one for each scope.
  /// - Returns: The view.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets the user select a search scope below the search field, at some times.
  ///
  /// ```swift
  /// .searchScopes($scope, activation: .onTextEntry) {
  ///   Text("All").tag(Scope.all)
  ///   Text("Unread").tag(Scope.unread)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - scope: The selected scope.
  ///   - activation: When the user can select a scope.
  ///   - scopes: Views with tags, one for each scope.
  /// - Returns: The view.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes) { Text(SystemWord.scope) }
      .pickerStyle(.segmented)
    return modifier(
      ToolbarModifier(
        items: _ToolbarItemView(
          placement: ToolbarItemPlacement(place: .searchScopes),
          content: SearchScopes(picker: picker, activation: activation))))
  }
}

/// A picker of search scopes that waits for a text if the app asks for that.
private struct SearchScopes<Picker: View>: View {
  let picker: Picker
  let activation: SearchScopeActivation
  @Environment(\.searchText) private var text
  @Environment(\.searchTarget) private var target

  var body: some View {
    if !activation.waitsForText || hasText { picker }
  }

  /// Whether the field has a text; the field is inside or around the view with the scopes.
  private var hasText: Bool {
    let text = text ?? target?.screen?.search
    return text?.wrappedValue.isEmpty == false
  }
}
