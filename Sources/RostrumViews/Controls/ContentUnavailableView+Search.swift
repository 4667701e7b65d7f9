/// What a search says that has found nothing.
public struct SearchUnavailableContent {
  /// What is missing.
  public struct Label: View {
    let query: String?

    /// A text with a symbol.
    public var body: some View {
      RostrumViews.Label(title, systemImage: "magnifyingglass")
    }

    private var title: String {
      guard let query, !query.isEmpty else { return "No Results" }
      return "No Results for “\(query)”"
    }
  }

  /// What to do.
  public struct Description: View {
    /// A text.
    public var body: some View {
      Text("Check the spelling or try a new search.")
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == EmptyView
{
  /// What a search says that has found nothing.
  public static var search: Self { Self(query: nil) }

  /// What a search for some words says that has found nothing.
  public static func search(text: String) -> Self { Self(query: text) }

  private init(query: String?) {
    self.init(
      label: { SearchUnavailableContent.Label(query: query) },
      description: { SearchUnavailableContent.Description() },
      actions: { EmptyView() })
  }
}
