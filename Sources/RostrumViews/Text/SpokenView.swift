/// A view whose words are known without rendering it.
///
/// The labels of some controls, such as pickers, menus and fields, are facts of the control rather
/// than child elements.
@MainActor
package protocol SpokenView {
  /// The words that the view would show.
  func words(in environment: EnvironmentValues) -> String
}

/// The words of a view, or `nil` if they are known only by rendering it.
@MainActor
package func words(of view: some View, in environment: EnvironmentValues) -> String? {
  guard let spoken = view as? any SpokenView else { return nil }
  let words = spoken.words(in: environment)
  return words.isEmpty ? nil : words
}

extension Text: SpokenView {
  package func words(in environment: EnvironmentValues) -> String {
    let words = resolved(in: environment.textContext)
    return environment.redaction?.replacing(words) ?? words
  }
}

extension EmptyView: SpokenView {
  package func words(in environment: EnvironmentValues) -> String { "" }
}

extension Label: SpokenView where Title: SpokenView {
  package func words(in environment: EnvironmentValues) -> String {
    title.words(in: environment)
  }
}

extension ModifiedContent: SpokenView where Content: SpokenView {
  package func words(in environment: EnvironmentValues) -> String {
    content.words(in: environment)
  }
}
