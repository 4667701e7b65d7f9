import Foundation

extension View {
  /// Adds a search field with tokens, parts of a search that aren't text, to the bar of the screen.
  ///
  /// The tokens are next to the text; the user removes one by pressing it, and adds one of the
  /// suggested ones while the field has the focus.
  ///
  /// ```swift
  /// List(results) { … }
  ///   .searchable(text: $query, tokens: $tags, suggestedTokens: $suggestedTags) { tag in
  ///     Label(tag.name, systemImage: "tag")
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - tokens: The tokens.
  ///   - suggestedTokens: The tokens to choose from.
  ///   - isPresented: Whether the field has the focus.
  ///   - placement: The placement of the field.
  ///   - prompt: The text that the empty field shows; "Search" for `nil`.
  ///   - token: The label of a token.
  /// - Returns: The view.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping @MainActor (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt,
        tokens: ForEach(tokens.wrappedValue) { one in
          Button {
            tokens.wrappedValue.removeAll { $0.id == one.id }
          } label: {
            SearchTokenLabel(content: token(one))
          }
          .buttonStyle(.bordered)
        },
        addToken: {
          guard let token = $0 as? C.Element else { return }
          text.wrappedValue = ""
          tokens.wrappedValue.append(token)
        })
    )
    .searchSuggestions {
      if let suggestedTokens {
        ForEach(suggestedTokens.wrappedValue) { one in
          token(one).searchCompletion(one)
        }
      }
    }
  }

  /// Adds a search field with tokens to the bar of the screen.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - tokens: The tokens.
  ///   - suggestedTokens: The tokens to choose from.
  ///   - isPresented: Whether the field has the focus.
  ///   - placement: The placement of the field.
  ///   - prompt: The text that the empty field shows.
  ///   - token: The label of a token.
  /// - Returns: The view.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping @MainActor (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }

  /// Adds a search field with tokens to the bar of the screen.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - tokens: The tokens.
  ///   - suggestedTokens: The tokens to choose from.
  ///   - isPresented: Whether the field has the focus.
  ///   - placement: The placement of the field.
  ///   - prompt: The text that the empty field shows.
  ///   - token: The label of a token.
  /// - Returns: The view.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping @MainActor (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }
}

/// The label of a button that removes a token.
struct SearchTokenLabel<Content: View>: View {
  let content: Content

  var body: some View {
    HStack(spacing: 4) {
      content
      Image(systemName: "xmark").accessibilityHidden(true)
    }
  }
}
