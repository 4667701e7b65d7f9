import Foundation
import Rostrum

/// Screens with grids, a table, collapsible sections, frames and a pinned bar.
struct Layouts: View {
  @State private var path: [LayoutPage] = Start.current.path(of: .layouts)

  var body: some View {
    NavigationStack(path: $path) {
      List(LayoutPage.allCases) { page in
        NavigationLink(page.rawValue, value: page)
      }
      .navigationTitle("Layouts")
      .navigationDestination(for: LayoutPage.self) { $0.content }
    }
  }
}

/// A screen of the tab "Layouts".
enum LayoutPage: String, CaseIterable, Identifiable {
  case shelf = "Shelf"
  case receipt = "Receipt"
  case catalogue = "Catalogue"
  case letters = "Letters"
  case pages = "Pages"
  case frames = "Frames"
  case inbox = "Inbox"
  case motion = "Motion"

  var id: Self { self }

  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .shelf: Shelf()
    case .receipt: Receipt()
    case .catalogue: Catalogue()
    case .letters: Letters()
    case .pages: Pages()
    case .frames: Frames()
    case .inbox: Inbox()
    case .motion: Motion()
    }
  }
}

/// An adaptive grid of cards.
struct Shelf: View {
  private let colors: [Color] = [.indigo, .teal, .orange, .pink, .green, .purple]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 14)], spacing: 14) {
        ForEach(Array(zip(Book.all, colors)), id: \.0.id) { book, color in
          VStack(alignment: .leading, spacing: 4) {
            Text(book.title).font(.headline)
            Text(book.author).font(.subheadline)
            Spacer(minLength: 24)
            Text(book.shelf).font(.caption)
          }
          .foregroundStyle(Color(.systemBackground))
          .padding()
          .frame(maxWidth: .infinity, minHeight: 132, alignment: .topLeading)
          .background(color)
          .cornerRadius(16)
        }
      }
      .padding(.vertical, 8)
    }
    .navigationTitle("Shelf")
  }
}

/// A grid of cells, with a bar that is pinned to the bottom edge.
struct Receipt: View {
  var body: some View {
    List {
      Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 12) {
        GridRow {
          Text("Book")
          Text("Copies")
          Text("Price")
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        Divider()
        ForEach(Array(Book.all.prefix(4).enumerated()), id: \.element.id) { index, book in
          GridRow {
            Text(book.title)
            Text("\(index + 1)").gridCellAnchor(.trailing)
            Text("\(12 + 3 * index) €").gridCellAnchor(.trailing)
          }
        }
        Divider()
        GridRow {
          Text("In all").font(.headline).gridCellColumns(2)
          Text("66 €").font(.headline).gridCellAnchor(.trailing)
        }
      }
    }
    .navigationTitle("Receipt")
    .safeAreaInset(edge: .bottom) {
      Button("Pay") {}
        .buttonStyle(.borderedProminent)
        .padding()
    }
  }
}

/// A table with sortable columns and selectable rows.
struct Catalogue: View {
  @State private var order = [KeyPathComparator(\Book.title)]
  @State private var chosen: Set<Book.ID> = []

  var body: some View {
    Table(Book.all.sorted(using: order), selection: $chosen, sortOrder: $order) {
      TableColumn("Title", value: \.title)
      TableColumn("Author", value: \.author)
      TableColumn("Shelf", value: \.shelf) { book in
        Label(book.shelf, systemImage: "folder")
      }
    }
    .navigationTitle("Catalogue")
    .toolbar {
      ToolbarItem(placement: .status) { Text("\(chosen.count) chosen") }
    }
  }
}

/// Collapsible sections, with a button that scrolls to the last one.
struct Letters: View {
  @State private var folded: Set<String> = []
  @State private var isLegendPresented = false

  var body: some View {
    ScrollViewReader { proxy in
      List {
        ForEach(Book.shelves, id: \.self) { shelf in
          Section(shelf, isExpanded: isExpanded(shelf)) {
            ForEach(Book.all.filter { $0.shelf == shelf }) { book in
              Text(book.text).frame(minHeight: 120)
            }
          }
        }
      }
      .navigationTitle("Letters")
      .toolbar {
        Button("Last") { proxy.scrollTo(Book.all.last?.id ?? "", anchor: .center) }
        Button("Legend") { isLegendPresented.toggle() }
      }
      .sheet(isPresented: $isLegendPresented) {
        Text("Press a heading to fold its letters away.")
          .padding()
          .presentationDetents([.height(120)])
          .presentationBackgroundInteraction(.enabled)
      }
    }
  }

  private func isExpanded(_ shelf: String) -> Binding<Bool> {
    Binding(
      get: { !folded.contains(shelf) },
      set: { isExpanded in
        if isExpanded { folded.remove(shelf) } else { folded.insert(shelf) }
      })
  }
}

/// A paged tab view with page indicators.
struct Pages: View {
  var body: some View {
    TabView {
      ForEach(Book.all.prefix(3)) { book in
        VStack(spacing: 12) {
          Text(book.title).font(.title2).bold()
          Text(book.text).foregroundStyle(.secondary).multilineTextAlignment(.center)
        }
      }
    }
    .tabViewStyle(.page)
    .navigationTitle("Pages")
  }
}
