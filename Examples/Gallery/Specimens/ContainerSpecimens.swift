import Foundation
import Rostrum

private enum Screen: String, CaseIterable, Identifiable {
  case first, second
  var id: Self { self }
}

/// Specimens of tab views.
struct TabSpecimens: View {
  var body: some View {
    Specimens("Tabs") {
      Specimen("V2.77 V3.115", "TabView(selection:) {}, tabItem {}") {
        Keep(Screen.first) { $screen in
          Opening {
            TabView(selection: $screen) {
              Text("On the first").tabItem { Label("First", systemImage: "star") }
                .tag(Screen.first)
              Text("On the second").tabItem { Label("Second", systemImage: "heart") }
                .tag(Screen.second)
            }
          }
          Text("Chosen \(screen.rawValue)")
        }
      }
      Specimen("V9.27", "ForEach in a TabView(selection:)") {
        Keep(Screen?.none) { $screen in
          Opening {
            TabView(selection: $screen) {
              ForEach(Screen.allCases) { screen in
                Text("On the \(screen.rawValue)")
                  .tabItem { Text(screen == .first ? "First" : "Second") }
              }
            }
          }
          Text("Chosen \(screen?.rawValue ?? "none")")
        }
      }
      Specimen("V10.8 V10.9", "Tab, TabSection") {
        Keep(Screen.first) { $screen in
          Opening {
            TabView(selection: $screen) {
              Tab("First", systemImage: "star", value: .first) { Text("On the first") }
              TabSection("More") {
                Tab("Second", systemImage: "heart", value: .second) { Text("On the second") }
              }
            }
            .tabViewStyle(.sidebarAdaptable)
          }
          Text("Chosen \(screen.rawValue)")
        }
      }
      Specimen("V10.973", "tabViewBottomAccessory {}") {
        Opening {
          TabView {
            Tab("First", systemImage: "star") { Text("On the first") }
            Tab("Second", systemImage: "heart") { Text("On the second") }
          }
          .tabViewBottomAccessory { Text("Playing") }
        }
      }
      Specimen("V10.10", "tabViewStyle(.page)") {
        Opening {
          TabView {
            Text("First page")
            Text("Second page")
          }
          .tabViewStyle(.page)
          .frame(height: 200)
        }
      }
    }
  }
}

/// Specimens of split views.
struct ColumnSpecimens: View {
  @State private var titles: [NavigationSplitViewColumn: String] = [
    .sidebar: "Side", .content: "Middle", .detail: "End",
  ]

  var body: some View {
    Specimens("Columns") {
      Specimen("V2.49 V4.55 V6.4", "NavigationSplitView(columnVisibility:) {} content: {} …") {
        Keep(NavigationSplitViewVisibility.all) { $visibility in
          Opening {
            NavigationSplitView(columnVisibility: $visibility) {
              Text("Side")
            } content: {
              Button("Two columns") { visibility = .doubleColumn }
            } detail: {
              Button("One column") { visibility = .detailOnly }
            }
          }
        }
      }
      Specimen("V2.50 V10.13", "NavigationSplitView(columnVisibility:) {} detail: {}") {
        Keep(NavigationSplitViewVisibility.all) { $visibility in
          Opening {
            NavigationSplitView(columnVisibility: $visibility) {
              Text("Side").navigationSplitViewColumnWidth(250)
            } detail: {
              Text("End")
            }
            .navigationSplitViewStyle(.balanced)
          }
        }
      }
      Specimen("V4.54 V6.2 V6.3 V6.6", "[NavigationSplitViewColumn: String]") {
        Opening {
          NavigationSplitView {
            Text(titles[.sidebar] ?? "")
          } content: {
            Text(titles[.content] ?? "")
          } detail: {
            Text(titles[.detail] ?? "")
          }
        }
      }
    }
  }
}

/// Specimens of search fields.
struct SearchSpecimens: View {
  private let names = ["Ada", "Alan", "Grace"]

  var body: some View {
    Specimens("Search") {
      Specimen("V10.4", "searchable(text:) {}, searchCompletion(_:)") {
        Keep("") { $query in
          Opening {
            NavigationStack {
              List(names.filter { query.isEmpty || $0.hasPrefix(query) }, id: \.self) {
                Text("Row \($0)")
              }
              .navigationTitle("People")
              .searchable(text: $query) {
                Text("The countess").searchCompletion("Ada")
              }
            }
          }
        }
      }
      Specimen("V10.5", "searchScopes(_:) {}") {
        Keep("") { $query in
          Keep("all") { $scope in
            Opening {
              NavigationStack {
                Text("Scope \(scope)")
                  .navigationTitle("People")
                  .searchable(text: $query, prompt: "Find people")
                  .searchScopes($scope) {
                    Text("All").tag("all")
                    Text("Mine").tag("mine")
                  }
              }
            }
          }
        }
      }
    }
  }
}
