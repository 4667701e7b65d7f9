import Rostrum

struct ShelfView: View {
  @Bindable var store: StoreOf<Shelf>
  @State private var isTipOpen = false

  var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      List {
        DisclosureGroup("Tip", isExpanded: $isTipOpen) { Text("Read more.") }
        Text("Visits: \(store.visits)")
        TextField("Query", text: $store.query)
        ForEach(store.scope(\.books, action: \.books)) { BookRow(store: $0) }
        ForEach(store.books) { book in
          Button("Open \(book.id)") { store.send(.openButtonTapped(book.id)) }
        }
        Button("Add") { store.send(.addButtonTapped) }
        Button("Remove") { store.send(.removeButtonTapped) }
        Button("Visit") { store.send(.visitButtonTapped) }
        Button("Ask") { store.send(.askButtonTapped) }
        Button("Choose") { store.send(.chooseButtonTapped) }
        Button("Jot") { store.send(.jotButtonTapped) }
      }
      .navigationTitle("Shelf")
    } destination: { store in
      switch store.case {
      case .book(let store): BookView(store: store)
      case .note(let store): JotterView(store: store).navigationTitle("Note")
      }
    }
    .alert($store.scope(\.destination?.alert, action: \.destination.alert))
    .confirmationDialog($store.scope(\.destination?.dialog, action: \.destination.dialog))
    .sheet(item: $store.scope(\.destination?.jotter, action: \.destination.jotter)) { store in
      NavigationStack { JotterView(store: store).navigationTitle("Jotter") }
    }
  }
}

struct BookRow: View {
  let store: StoreOf<Book>
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Details of \(store.state.id)", isOn: $isOpen)
      if isOpen {
        Text("\(store.stars) stars")
        Button("Star \(store.state.id)") { store.send(.starButtonTapped) }
      }
    }
  }
}

struct BookView: View {
  let store: StoreOf<Book>
  @State private var reads = 0

  var body: some View {
    VStack {
      Text("Read \(reads) times, \(store.stars) stars")
      Button("Read") { reads += 1 }
      Button("Rate") { store.send(.starButtonTapped) }
      Button("Note") { store.send(.noteButtonTapped) }
    }
    .navigationTitle("Book \(store.state.id)")
  }
}

struct JotterView: View {
  @Bindable var store: StoreOf<Jotter>
  @State private var color = "red"

  var body: some View {
    Form {
      TextField("Text", text: $store.text)
      Toggle("Bold", isOn: $store.isBold)
      TextField("Color", text: $color)
    }
  }
}

extension StoreOf<Shelf> {
  static var new: StoreOf<Shelf> { Store(initialState: Shelf.State()) { Shelf() } }
}
