import Foundation
import Rostrum

/// Views that mean what they mean in SwiftUI, for `test_seen_meanings.py`.
struct MeaningsProbe: View {
  @State private var meaning: Meaning?
  @State private var log: [String] = []
  @State private var choice = 1

  var body: some View {
    switch meaning {
    case nil:
      NavigationStack {
        List(Meaning.allCases, id: \.self) { meaning in
          Button(String(describing: meaning)) { self.meaning = meaning }
        }
      }
    case .pictures: PictureBoxes()
    case .taps: taps
    case .swipes: swipes
    case .gradient: gradient
    case .rows: NavigationStack { rows.navigationTitle("Rows") }
    case .pickers: pickers
    case .formPickers: NavigationStack { Form { choices }.navigationTitle("Form") }
    case .pages: pages
    case .grid: grid
    case .gridSections: gridSections
    case .pager: NavigationStack { pager.navigationTitle("Pager") }
    case .spinners: spinners
    case .clocks: Clocks()
    case .deck: Deck()
    }
  }

  private var taps: some View {
    VStack {
      Text(verbatim: "log: \(log.joined(separator: " "))")
      Text("Both")
        .onTapGesture(count: 2) { log.append("double") }
        .onTapGesture { log.append("single") }
      Button("Inside") { log.append("button") }
        .padding(40)
        .onTapGesture(count: 2) { log.append("around") }
    }
  }

  private var swipes: some View {
    NavigationStack {
      List(1..<4, id: \.self) { number in
        Text("Message \(number)")
          .swipeActions { Button("Archive") { log.append("archive") } }
          .swipeActions(edge: .leading) { Button("Flag") { log.append("flag") } }
      }
      .navigationTitle(Text(verbatim: "log: \(log.joined(separator: " "))"))
    }
  }

  private var gradient: some View {
    VStack(alignment: .leading) {
      Text("MMMMMMMM").font(.largeTitle)
        .foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      VStack(alignment: .leading) {
        Text("WWWWWWWW")
        Text("HHHHHHHH").foregroundStyle(.green)
      }
      .font(.largeTitle)
      .foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
  }

  private var rows: some View {
    List {
      Section("Filled") {
        Text("First").listRowBackground(Color.yellow)
        Text("Middle").listRowBackground(Color.orange)
        Text("Last").listRowBackground(Color.yellow)
      }
      Section("Plain") {
        Text("One")
        Text("Two")
      }
      .listRowSeparator(.hidden)
      .listRowBackground(Color.mint)
      Section("Badges") {
        Text("Inbox").badge(12)
        Label("Icon", systemImage: "tray")
        Text("After")
      }
    }
  }

  private var pickers: some View {
    VStack {
      Text("Above")
      choices
    }
  }

  private var choices: some View {
    Group {
      Picker("Menu", selection: $choice) { options }
      Picker("Segments", selection: $choice) { options }.pickerStyle(.segmented)
    }
  }

  @ViewBuilder private var options: some View {
    Text("First").tag(1)
    Text("Second").tag(2)
  }

  private var pages: some View {
    TabView {
      Color.red
      Color.blue
    }
    .tabViewStyle(.page)
  }

  private var grid: some View {
    LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
      ForEach(1..<5) { Text("Cell \($0)") }
    }
  }

  private var gridSections: some View {
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.flexible()), GridItem(.flexible())], pinnedViews: .sectionHeaders
      ) {
        ForEach(1..<5) { section in
          Section {
            ForEach(1..<4) { Text("Cell \(section).\($0)").frame(height: 120) }
          } header: {
            Text("Section \(section)").frame(maxWidth: .infinity).background(.background)
          }
        }
      }
    }
    .frame(height: 300)
  }

  private var pager: some View {
    VStack {
      Table((1..<100).map(Numbered.init)) {
        TableColumn("Number") { Text("Number \($0.id)") }
      }
      HStack {
        Button("Previous") {}
        Button("Next") {}
      }
    }
  }

  private var spinners: some View {
    HStack {
      ForEach([ControlSize.mini, .small, .regular, .large], id: \.self) {
        ProgressView().controlSize($0)
      }
    }
  }
}

/// A picture in boxes whose sides are limited, in each content mode.
private struct PictureBoxes: View {
  /// Red, then blue: a picture that is twice as wide as high.
  private static let drawing = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><path fill="#f00" \
    d="M0 0h320v320H0z"/><path fill="#00f" d="M320 0h320v320H320z"/></svg>
    """.utf8)

  var body: some View {
    VStack(spacing: 60) {
      picture("Fit").scaledToFit().frame(maxWidth: 100, maxHeight: 100)
      picture("Exact").scaledToFit().frame(width: 100, height: 100)
      picture("Cut").scaledToFill().frame(width: 100, height: 100).clipped()
      picture("Over").scaledToFill().frame(maxWidth: 100, maxHeight: 100)
      picture("Stretched").frame(width: 100, height: 100)
    }
  }

  private func picture(_ label: LocalizedStringKey) -> Image {
    Image(data: Self.drawing, label: Text(label)).resizable()
  }
}

private struct Numbered: Identifiable {
  let id: Int
}

/// Times that the page counts.
private struct Clocks: View {
  @State private var start = Date.now

  var body: some View {
    VStack {
      Text(timerInterval: start...start.addingTimeInterval(3600))
        .accessibilityIdentifier("interval")
      Text("Left: \(timerInterval: start...start.addingTimeInterval(60), showsHours: false)")
        .accessibilityIdentifier("joined")
      Text(.currentDate, format: .stopwatch(startingAt: start))
        .accessibilityIdentifier("stopwatch")
      Text(start.addingTimeInterval(-65), style: .timer)
        .accessibilityIdentifier("style")
      Text(timerInterval: start...start.addingTimeInterval(60), pauseTime: start)
        .accessibilityIdentifier("paused")
      Button("Start anew") { start = .now }
    }
  }
}

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// A container that places the views within its content itself.
private struct Deck: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    VStack {
      cards {
        Card(name: "first").containerValue(\.isPinned, true)
        ForEach(names, id: \.self) { Card(name: $0) }
      }
      Button("Turn") { names.reverse() }
    }
  }

  private func cards(@ViewBuilder content: () -> some View) -> some View {
    Group(subviews: content()) { subviews in
      Text(verbatim: "\(subviews.count) cards")
      ForEach(subviews) { subview in
        HStack {
          if subview.containerValues.isPinned { Text("Pinned") }
          subview
        }
      }
    }
  }

  private struct Card: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button {
        count += 1
      } label: {
        Text(verbatim: "\(name) \(count)")
      }
    }
  }
}

private enum Meaning: CaseIterable {
  case pictures, taps, swipes, gradient, rows, pickers, formPickers, pages, grid, gridSections,
    pager
  case spinners, clocks, deck
}
