/// The message for a search without results.
public struct SearchUnavailableContent {
  /// The title of the message.
  public struct Label: View {
    let query: String?

    /// A label with a symbol.
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

  /// The description of the message.
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
  /// The message for a search without results.
  public static var search: Self { Self(query: nil) }

  /// The message for a search for some words without results.
  public static func search(text: String) -> Self { Self(query: text) }

  private init(query: String?) {
    self.init(
      label: { SearchUnavailableContent.Label(query: query) },
      description: { SearchUnavailableContent.Description() },
      actions: { EmptyView() })
  }
}
