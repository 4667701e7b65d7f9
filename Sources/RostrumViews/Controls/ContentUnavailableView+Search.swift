/// What a search says that has found nothing.
public struct SearchUnavailableContent {
  /// What is missing.
  public struct Label: View {
    let query: String?

    /// A text with a symbol.
    public var body: some View {
      RostrumViews.Label {
        title
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }

    private var title: Text {
      guard let query, !query.isEmpty else { return Text(SystemWord.noResults) }
      return Text(.key(LocalizedStringKey(.noResultsFor, query)))
    }
  }

  /// What to do.
  public struct Description: View {
    /// A text.
    public var body: some View {
      Text(SystemWord.tryNewSearch)
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
