import Rostrum

struct Row { var name = "" }

struct Attendee: Identifiable, Hashable {
  var name = ""
  var id: String { name }
}

final class Model: HashableObject {}

@CaseBindable enum Status { case inStock(quantity: Int), soldOut, reserved(Int, by: String) }

struct RowsView: View {
  @Binding var row: Row?
  @Binding var attendee: Attendee?
  @Binding var status: Status

  var body: some View {
    VStack {
      switch $status.cases {
      case .inStock(let $quantity): Stepper("Quantity", value: $quantity)
      case .soldOut: Text("Sold out")
      case .reserved(let $quantity, let $name):
        Stepper("Quantity", value: $quantity)
        TextField("Name", text: $name)
      }
    }
    .sheet(item: $row, id: \.name) { row in Text(row.name) }
    .sheet(item: $row, id: \.name) { $row in TextField("Name", text: $row.name) }
    .sheet(item: $attendee) { $attendee in TextField("Name", text: $attendee.name) }
    .sheet(item: $attendee) { Text($0.name) }
    .fullScreenCover(item: $row, id: \.name) { Text($0.name) }
    .fullScreenCover(item: $row, id: \.name) { $row in TextField("Name", text: $row.name) }
    .fullScreenCover(item: $attendee) { $attendee in TextField("Name", text: $attendee.name) }
    .popover(item: $row, id: \.name) { Text($0.name) }
    .popover(item: $row, id: \.name) { $row in TextField("Name", text: $row.name) }
    .popover(item: $attendee) { $attendee in TextField("Name", text: $attendee.name) }
    .navigationDestination(item: $row) { $row in TextField("Name", text: $row.name) }
    .navigationDestination(item: $attendee) { $attendee in TextField("Name", text: $attendee.name) }
    .navigationDestination(item: $attendee) { attendee in Text(attendee.name) }
  }
}

func names(_ clock: TestClock<Duration>) async {
  if !isTesting { reportIssue("Not a test.") }
  let model = UncheckedSendable(Model())
  Task { print(model.value) }
  await clock.run(timeout: .seconds(1))
}
