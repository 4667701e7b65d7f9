import Foundation
import Rostrum

/// Specimens of subtitles, titles that the user changes, and items of bars.
struct BarItemSpecimens: View {
  var body: some View {
    Specimens("Subtitles, names and items") {
      Specimen("V10.311", "navigationSubtitle(_:)") {
        Opening {
          NavigationStack {
            List { Text("Milk") }.navigationTitle("Notes").navigationSubtitle("One note")
          }
        }
      }
      Specimen("V10.312", "navigationTitle($title)") {
        Keep("Milk") { $title in
          Opening { NavigationStack { Text("a").navigationTitle($title) } }
        }
      }
      Specimen("V10.313", "toolbar(removing:)") {
        Opening {
          NavigationSplitView {
            Text("Side").toolbar(removing: .sidebarToggle)
          } detail: {
            Text("End").navigationTitle("Notes").toolbar(removing: .title)
          }
        }
      }
      Specimen("V10.314 V10.317", #"toolbar(id: "…") {}, hidden()"#) {
        Opening {
          NavigationStack {
            Text("a").navigationTitle("Notes").toolbar(id: "notes") {
              ToolbarItem(id: "bold") { Button("Bold") {} }
              ToolbarItem(id: "print", showsByDefault: false) { Button("Print") {} }
            }
            .toolbar { ToolbarItem { Button("Secret") {} }.hidden() }
          }
        }
      }
      Specimen("V10.315 V10.316", "ToolbarSpacer, ToolbarOverflowMenu") {
        Opening {
          NavigationStack {
            Text("a").navigationTitle("Notes").toolbar {
              ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
              ToolbarSpacer(placement: .bottomBar)
              ToolbarItem(placement: .bottomBar) { Button("Reply") {} }
              ToolbarOverflowMenu { Button("Delete") {} }
            }
          }
        }
      }
    }
  }
}

private struct Tag: Codable, Identifiable {
  let id: String
}

/// Specimens of searches with tokens, and of views that know of a search.
struct SearchStateSpecimens: View {
  var body: some View {
    Specimens("The state of a search") {
      Specimen("V10.6", "searchable(text:tokens:suggestedTokens:) {}") {
        Keep("") { $query in
          Keep([Tag]()) { $tags in
            Keep([Tag(id: "Work")]) { $suggested in
              Opening {
                NavigationStack {
                  Text("\(tags.count) tokens")
                    .navigationTitle("Notes")
                    .searchable(text: $query, tokens: $tags, suggestedTokens: $suggested) { tag in
                      Text(tag.id)
                    }
                }
              }
            }
          }
        }
      }
      Specimen("V10.7", #"@Environment(\.isSearching), \.dismissSearch"#) {
        Keep("") { $query in
          Opening {
            NavigationStack {
              SearchReader().navigationTitle("Notes").searchable(text: $query)
            }
          }
        }
      }
    }
  }
}

private struct SearchReader: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    VStack {
      Text(isSearching ? "Searching" : "Resting")
      Button("End") { dismissSearch() }
    }
  }
}
