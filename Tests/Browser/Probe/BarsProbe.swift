import Rostrum

/// Bars of screens and sheets, for `test_bars.py`.
struct BarsProbe: View {
  enum Place: String, CaseIterable, Identifiable {
    case labels, principal, bottom, sheet, bottomSheet, unavailable, link, progress
    var id: Self { self }
  }

  @State private var path: [Place] = []
  @State private var sheet: Place?

  var body: some View {
    NavigationStack(path: $path) {
      List(Place.allCases) { place in
        Button(place.rawValue) {
          if place.isSheet { sheet = place } else { path.append(place) }
        }
      }
      .navigationTitle("Bars")
      .navigationDestination(for: Place.self) { place in
        BarsScreen(place: place)
      }
      .sheet(item: $sheet) { place in
        BarsScreen(place: place)
      }
    }
  }
}

extension BarsProbe.Place {
  fileprivate var isSheet: Bool {
    switch self {
    case .sheet, .bottomSheet, .unavailable, .progress: true
    case .labels, .principal, .bottom, .link: false
    }
  }
}

private struct BarsScreen: View {
  let place: BarsProbe.Place

  var body: some View {
    switch place {
    case .labels: labels
    case .principal:
      Text("Content")
        .navigationTitle("Inline title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .principal) { Text("Principal") } }
    case .bottom: bottom
    case .link:
      Text("Content").toolbar { NavigationLink("Details") { Text("Detail") } }
    case .sheet:
      NavigationStack {
        VStack {
          Text("Top")
          Spacer()
          Text("Bottom")
        }
        .navigationTitle("Sheet")
      }
    case .bottomSheet: NavigationStack { bottom }
    case .unavailable:
      NavigationStack { ContentUnavailableView("Nothing", systemImage: "tray") }
    case .progress: ProgressView("Loading")
    }
  }

  private var labels: some View {
    Text("Content")
      .navigationTitle("Conversation settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .primaryAction) { Button("Archive") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
  }

  private var bottom: some View {
    Text("Content")
      .navigationTitle("Bottom")
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Left") {}
          Spacer()
          Button("Right") {}
        }
      }
  }
}
