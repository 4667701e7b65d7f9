import Foundation
import Rostrum

/// The form of a vehicle, in a sheet.
struct VehicleFormView: View {
  @Bindable var store: StoreOf<VehicleForm>
  @FocusState private var focus: VehicleForm.State.Field?

  var body: some View {
    NavigationStack {
      Form {
        ValidationSummary(store.errors, focus: $focus)
        LabeledContent("Plate") {
          TextField("Plate", text: $store.vehicle.plate, prompt: Text("Required"))
            .validation(store.errors, for: .plate, focus: $focus)
        }
        LabeledContent("Model") {
          TextField("Model", text: $store.vehicle.model, prompt: Text("Required"))
            .validation(store.errors, for: .model, focus: $focus)
        }
        Picker("City", selection: $store.vehicle.city) {
          ForEach(Vehicle.City.allCases, id: \.self) { Text(verbatim: $0.rawValue) }
        }
        LabeledContent("Price") {
          TextField("Price", value: $store.vehicle.price, format: .currency(code: "EUR"))
            .validation(store.errors, for: .price, focus: $focus)
        }
        DatePicker("Bought", selection: $store.vehicle.bought, displayedComponents: .date)
        Toggle("Active", isOn: $store.vehicle.isActive)
        LabeledContent("Photo") {
          Button(store.vehicle.photo == nil ? "Choose…" : "Replace…") {
            store.isChoosingPhoto = true
          }
        }
        if let photo = store.vehicle.photo { PhotoView(id: photo).frame(maxHeight: 160) }
      }
      .formStyle(.columns)
      .disabled(store.isSaving)
      .navigationTitle(store.vehicle.version == 0 ? "New vehicle" : "Vehicle")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { store.send(.cancelButtonTapped) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { store.send(.saveButtonTapped) }.disabled(store.isSaving)
        }
      }
    }
    .bind($store.focus, to: $focus)
    .alert($store.scope(\.conflict, action: \.conflict))
    .fileImporter(isPresented: $store.isChoosingPhoto, allowedContentTypes: [.png, .jpeg]) {
      store.send(.photoChosen($0))
    }
  }
}

#Preview("A new vehicle") {
  VehicleFormView(
    store: Store(initialState: VehicleForm.State(vehicle: Vehicle(id: 1))) { VehicleForm() })
}

#Preview("With errors") {
  var state = VehicleForm.State(vehicle: Vehicle(id: 1))
  let _ = state.check()
  VehicleFormView(store: Store(initialState: state) { VehicleForm() })
}
