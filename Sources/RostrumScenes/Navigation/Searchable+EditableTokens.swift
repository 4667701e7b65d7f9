import Foundation

extension View {
  /// Adds a search field with tokens that the user can change to the bar of the screen.
  ///
  /// Each token is a view with a binding, such as a menu, next to a button that removes it.
  ///
  /// ```swift
  /// .searchable(text: $query, editableTokens: $fields) { $field in
  ///   Picker(field.name, selection: $field.kind) {
  ///     ForEach(Field.Kind.allCases) { Text($0.name).tag($0) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - editableTokens: The tokens.
  ///   - isPresented: Whether the field has the focus.
  ///   - placement: The placement of the field.
  ///   - prompt: The text that the empty field shows; "Search" for `nil`.
  ///   - token: The view of a token, made from a binding to the token.
  /// - Returns: The view.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt,
        tokens: ForEach(editableTokens) { one in
          EditableToken(content: token(one)) {
            let id = one.wrappedValue.id
            editableTokens.wrappedValue.removeAll { $0.id == id }
          }
        },
        addToken: {
          guard let token = $0 as? C.Element else { return }
          text.wrappedValue = ""
          editableTokens.wrappedValue.append(token)
        }))
  }

  /// Adds a search field with tokens that the user can change to the bar of the screen.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - editableTokens: The tokens.
  ///   - isPresented: Whether the field has the focus.
  ///   - placement: The placement of the field.
  ///   - prompt: The text that the empty field shows.
  ///   - token: The view of a token, made from a binding to the token.
  /// - Returns: The view.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Adds a search field with tokens that the user can change to the bar of the screen.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - editableTokens: The tokens.
  ///   - isPresented: Whether the field has the focus.
  ///   - placement: The placement of the field.
  ///   - prompt: The text that the empty field shows.
  ///   - token: The view of a token, made from a binding to the token.
  /// - Returns: The view.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }
}

/// A token with a button that removes it.
private struct EditableToken<Content: View>: View {
  let content: Content
  let remove: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 4) {
      content
      Button {
        remove()
      } label: {
        Label {
          Text(SystemWord.delete)
        } icon: {
          Image(systemName: "xmark")
        }
        .labelStyle(.iconOnly)
      }
    }
  }
}
