import GRDB
import Rostrum
import RostrumDatabase

/// The screen of one vehicle, which follows it.
struct VehicleView: View {
  let store: StoreOf<VehicleList>
  @SharedReader private var vehicle: Vehicle?
  @Dependency(\.mayEdit) private var mayEdit

  init(id: Vehicle.ID, store: StoreOf<VehicleList>) {
    self.store = store
    _vehicle = SharedReader(.query(id: id) { try Vehicle.fetchOne($0, id: id) })
  }

  var body: some View {
    if let vehicle {
      Form {
        if let photo = vehicle.photo { PhotoView(id: photo).frame(maxWidth: 480, maxHeight: 270) }
        LabeledContent("Model", value: vehicle.model)
        LabeledContent("City", value: vehicle.city.rawValue)
        LabeledContent("Price") { Text(vehicle.price, format: .currency(code: "EUR")) }
        LabeledContent("Bought") { Text(vehicle.bought, format: .dateTime.year().month().day()) }
        LabeledContent("Active") { Text(vehicle.isActive ? "Yes" : "No") }
      }
      .formStyle(.columns)
      .navigationTitle(Text(verbatim: vehicle.plate))
      .toolbar {
        if mayEdit { Button("Edit") { store.send(.editButtonTapped(vehicle)) } }
      }
    } else {
      ContentUnavailableView("This vehicle was deleted", systemImage: "trash")
    }
  }
}

/// A photo, read when it is shown.
struct PhotoView: View {
  @SharedReader private var photo: Photo?

  init(id: Photo.ID) {
    _photo = SharedReader(.query(id: id) { try Photo.fetchOne($0, id: id) })
  }

  var body: some View {
    if let photo { Image(data: photo.data, label: Text("Photo")).resizable().scaledToFit() }
  }
}
