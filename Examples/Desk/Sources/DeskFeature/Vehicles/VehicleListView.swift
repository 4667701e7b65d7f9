import Rostrum
import RostrumDatabase

/// The screen of the vehicles.
struct VehicleListView: View {
  @Bindable var store: StoreOf<VehicleList>
  @Dependency(\.mayEdit) private var mayEdit

  var body: some View {
    NavigationStack {
      VehicleTable(store: store)
        .navigationTitle("Vehicles")
        .searchable(text: $store.query.search, prompt: "Plate or model")
        .toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            FilterMenu(query: $store.query)
            if mayEdit {
              Button("Add", systemImage: "plus") { store.send(.addButtonTapped) }
              Button("Delete", systemImage: "trash", role: .destructive) {
                store.send(.deleteButtonTapped(store.selection))
              }
              .disabled(store.selection.isEmpty)
            }
            Menu("More", systemImage: "ellipsis.circle") {
              if mayEdit { Button("Import…") { store.isImporting = true } }
              Button("Export…") { store.send(.exportButtonTapped) }
            }
          }
        }
        .safeAreaInset(edge: .bottom) { UndoBar(store: store) }
        .navigationDestination(item: $store.shown) { VehicleView(id: $0, store: store) }
        .urlComponent(for: Vehicle.ID.self) {
          "\($0)"
        } parse: {
          Vehicle.ID($0)
        }
    }
    .alert($store.scope(\.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(\.destination?.form, action: \.destination.form)) {
      VehicleFormView(store: $0)
    }
    .fileImporter(isPresented: $store.isImporting, allowedContentTypes: [.commaSeparatedText]) {
      store.send(.imported($0))
    }
    .fileExporter(
      isPresented: Binding($store.exported), document: store.exported.map(TableFile.init),
      contentType: .commaSeparatedText, defaultFilename: "Vehicles.csv"
    ) { _ in }
  }
}

/// Which vehicles are shown.
private struct FilterMenu: View {
  @Binding var query: VehicleQuery

  var body: some View {
    Menu("Filter", systemImage: "line.3.horizontal.decrease.circle") {
      Picker("City", selection: $query.city) {
        Text("All cities").tag(Vehicle.City?.none)
        ForEach(Vehicle.City.allCases, id: \.self) {
          Text(verbatim: $0.rawValue).tag(Optional($0))
        }
      }
      Toggle("Active only", isOn: $query.isActiveOnly)
    }
  }
}

/// The vehicles that the query finds.
private struct VehicleTable: View {
  @Bindable var store: StoreOf<VehicleList>
  @SharedReader private var vehicles: Pages<Vehicle>
  // What somebody has chosen belongs to their account, in each browser.
  @AppStorage("columns") private var columns = TableColumnCustomization<Vehicle>()
  @Dependency(\.mayEdit) private var mayEdit

  init(store: StoreOf<VehicleList>) {
    self.store = store
    _vehicles = SharedReader(
      wrappedValue: [], .pages(id: store.query, of: store.query.request))
  }

  var body: some View {
    Table(
      vehicles, selection: $store.selection, sortOrder: $store.query.order,
      columnCustomization: $columns
    ) {
      TableColumn("Plate", value: \.plate).customizationID("plate")
      TableColumn("Model", value: \.model).customizationID("model")
      TableColumn("City", value: \.city.rawValue).customizationID("city")
      TableColumn("Price", value: \.price) { Text($0.price, format: .currency(code: "EUR")) }
        .alignment(.numeric)
        .customizationID("price")
      TableColumn("Bought", value: \.bought) {
        Text($0.bought, format: .dateTime.year().month().day())
      }
      .customizationID("bought")
      TableColumn("Active") { Image(systemName: $0.isActive ? "checkmark" : "minus") }
        .width(80)
        .customizationID("active")
    }
    .contextMenu(forSelectionType: Vehicle.ID.self) { ids in
      if ids.count == 1 { Button("Open") { store.send(.opened(ids)) } }
      if mayEdit {
        Button("Delete", role: .destructive) { store.send(.deleteButtonTapped(ids)) }
      }
    } primaryAction: {
      store.send(.opened($0))
    }
    .navigationSubtitle("\(vehicles.count) vehicles")
    .overlay {
      if vehicles.isEmpty { ContentUnavailableView.search(text: store.query.search) }
    }
  }
}

/// Says what was deleted, and brings it back.
private struct UndoBar: View {
  let store: StoreOf<VehicleList>

  var body: some View {
    if !store.deleted.isEmpty {
      HStack {
        Text("\(store.deleted.count) vehicles deleted")
        Spacer()
        Button("Undo") { store.send(.undoButtonTapped) }
      }
      .padding()
      .background(.bar)
    }
  }
}
