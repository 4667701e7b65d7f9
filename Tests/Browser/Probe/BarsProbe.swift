import Rostrum

/// Bars of all kinds in all places that have bars, for `test_seen_bars.py`.
struct BarsProbe: View {
  @State private var bars: Bars?
  @State private var place = Place.root

  var body: some View {
    if let bars {
      Placed(bars: bars, place: place)
    } else {
      NavigationStack {
        List {
          ForEach(Place.allCases, id: \.self) { place in
            ForEach(Bars.allCases, id: \.self) { bars in
              Button(String("\(place) \(bars)")) {
                self.place = place
                self.bars = bars
              }
            }
          }
        }
      }
    }
  }
}

/// Where a screen with bars is.
private enum Place: CaseIterable {
  case root, pushed, tab, sheet, medium, cover, popover, columns
}

/// A screen in its place.
private struct Placed: View {
  let bars: Bars
  let place: Place
  @State private var isPresented = true
  @State private var path = [1]

  var body: some View {
    switch place {
    case .root: stack
    case .pushed:
      NavigationStack(path: $path) {
        List { Text("Below") }.navigationTitle("All of the accounts")
          .navigationDestination(for: Int.self) { _ in Screenful(bars: bars) }
      }
    case .tab:
      TabView {
        stack.tabItem { Label("One", systemImage: "tray") }
        Text("Other").tabItem { Label("Two", systemImage: "gear") }
      }
    case .sheet: below.sheet(isPresented: $isPresented) { stack }
    case .medium:
      below.sheet(isPresented: $isPresented) { stack.presentationDetents([.medium, .large]) }
    case .cover: below.fullScreenCover(isPresented: $isPresented) { stack }
    case .popover: below.popover(isPresented: $isPresented) { stack }
    case .columns:
      NavigationSplitView {
        Screenful(bars: bars)
      } detail: {
        Screenful(bars: bars)
      }
    }
  }

  private var below: some View { Text("Below") }

  private var stack: some View {
    NavigationStack { Screenful(bars: bars) }
  }
}

/// The bars of a screen.
private enum Bars: CaseIterable {
  case inline, large, long, principal, symbols, several, secondary, links
  case bottom, spaced, wide, status, keyboard, inset
}

/// A screen with bars.
private struct Screenful: View {
  let bars: Bars
  @State private var text = ""

  var body: some View {
    switch bars {
    case .inline, .large:
      rows.navigationTitle("Messages")
        .toolbarTitleDisplayMode(bars == .large ? .large : .inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .primaryAction) { Button("Archive") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
    case .long:
      rows.navigationTitle("Everything that was written in the year before the last")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Dismiss without saving") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save everything now") {} }
        }
    case .principal:
      rows.navigationTitle("Messages").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
          ToolbarItem(placement: .principal) {
            VStack {
              Text("Principal").font(.headline)
              Text("12 unread").font(.caption)
            }
          }
          ToolbarItem(placement: .topBarTrailing) { Button("Archive") {} }
        }
    case .symbols:
      rows.navigationTitle("Messages").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Button("Add", systemImage: "plus") {}
          }
          ToolbarItem(placement: .primaryAction) {
            Menu("Sort", systemImage: "line.3.horizontal") { Button("By name") {} }
          }
        }
    case .several:
      rows.navigationTitle("Messages").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .topBarLeading) { Button("Sort") {} }
          ToolbarItem(placement: .destructiveAction) { Button("Delete", role: .destructive) {} }
          ToolbarItem { Text("3 of 12") }
        }
    case .secondary:
      rows.navigationTitle("Messages")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Add") {} }
          ToolbarItemGroup(placement: .secondaryAction) {
            Button("Archive all") {}
            Button("Mark all as read") {}
          }
        }
        .toolbarTitleMenu { Button("Rename") {} }
    case .links:
      rows.navigationTitle("Messages").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          NavigationLink("Settings") { Text("Settings") }
        }
    case .bottom, .spaced, .wide, .status, .keyboard, .inset: low
    }
  }

  @ViewBuilder private var low: some View {
    switch bars {
    case .spaced:
      rows.navigationTitle("Messages")
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Archive") {}
            Spacer()
            Button("New") {}
          }
        }
    case .wide:
      rows.navigationTitle("Messages")
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Mark everything") {}
            Spacer()
            Button("Archive everything") {}
            Spacer()
            Button("Delete everything", role: .destructive) {}
          }
        }
    case .status:
      rows.navigationTitle("Messages")
        .toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Filter", systemImage: "tray") {} }
          ToolbarItem(placement: .bottomBar) { Spacer() }
          ToolbarItem(placement: .status) { Text("Updated just now") }
          ToolbarItem(placement: .bottomBar) { Spacer() }
          ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "square.and.pencil") {} }
        }
    case .keyboard:
      Form { TextField("Name", text: $text) }
        .navigationTitle("Messages")
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") {}
          }
        }
    case .inset:
      rows.navigationTitle("Messages")
        .safeAreaInset(edge: .bottom) { Text("Inset").padding() }
        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Archive") {} } }
    default:
      rows.navigationTitle("Messages")
        .toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
          ToolbarItem(placement: .bottomBar) { Button("New") {} }
        }
    }
  }

  private var rows: some View {
    List(1..<30, id: \.self) { Text("Row \($0)") }
  }
}
