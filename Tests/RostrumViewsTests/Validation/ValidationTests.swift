import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Errors of a form", .viewsEnd) struct ValidationTests {
  private enum Field: Hashable { case plate, seats, isLeased }

  private struct VehicleForm: View {
    @State private var plate = ""
    @State private var seats = "none"
    @State private var isLeased = true
    @State private var errors = ValidationErrors<Field>()
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        ValidationSummary(errors, focus: $focus)
        TextField("Plate", text: $plate).validation(errors, for: .plate, focus: $focus)
        TextField("Seats", text: $seats).validation(errors, for: .seats, focus: $focus)
        Toggle("Leased", isOn: $isLeased).validation(errors, for: .isLeased, focus: $focus)
        Button("Save") { save() }
      }
    }

    private func save() {
      errors = ValidationErrors()
      if plate.isEmpty { errors[.plate] = "Enter a plate." }
      if Int(seats) == nil { errors[.seats] = "Enter a number." }
      focus = errors.firstField
    }
  }

  @Test("A wrong field says why, and the first one gets the focus")
  func errors() async {
    let host = TestHost { VehicleForm() }
    #expect(!host.textField("Plate").isInvalid && host.textField("Plate").errorMessage == "")
    #expect(!host.text("Enter a plate.").exists)
    await host.button("Save").tap()
    #expect(host.textField("Plate").isInvalid && host.textField("Plate").isFocused)
    #expect(host.textField("Plate").errorMessage == "Enter a plate.")
    #expect(host.textField("Seats").errorMessage == "Enter a number.")
    #expect(!host.toggle("Leased").isInvalid)
    #expect(host.text("2 fields need attention").exists)
  }

  @Test("A field that was corrected is as before, and the focus goes to the next wrong one")
  func corrected() async {
    let host = TestHost { VehicleForm() }
    await host.button("Save").tap()
    await host.textField("Plate").type("B-RS 38")
    await host.button("Save").tap()
    #expect(!host.textField("Plate").isInvalid && host.textField("Plate").value == "B-RS 38")
    #expect(host.textField("Seats").isFocused)
    await host.textField("Seats").type("4")
    await host.button("Save").tap()
    #expect(!host.textField("Seats").isInvalid)
    #expect(!host.text("1 field needs attention").exists)
  }

  @Test("The summary is announced when it appears and when the errors change")
  func announced() async {
    let host = TestHost { VehicleForm() }
    #expect(host.announcements == [])
    await host.button("Save").tap()
    #expect(
      host.announcements == ["2 fields need attention\nEnter a plate.\nEnter a number."])
    await host.textField("Plate").type("B-RS 38")
    await host.button("Save").tap()
    #expect(host.announcements.last == "1 field needs attention\nEnter a number.")
    #expect(host.announcements.count == 2)
  }

  @Test("An entry of the summary leads to its field")
  func entries() async {
    let host = TestHost { VehicleForm() }
    await host.button("Save").tap()
    await host.button("Enter a number.").tap()
    #expect(host.textField("Seats").isFocused)
  }

  @Test("The summary is in the reader's language")
  func language() async {
    let host = TestHost { VehicleForm().environment(\.locale, Locale(identifier: "de")) }
    await host.button("Save").tap()
    #expect(host.text("2 Felder müssen korrigiert werden").exists)
  }

  @Test("Errors keep the order in which they were found")
  func order() {
    var errors: ValidationErrors<Field> = [.seats: "a", .plate: "b"]
    #expect(errors.fields == [.seats, .plate] && errors.firstField == .seats)
    errors[.seats] = "c"
    #expect(errors.fields == [.seats, .plate] && errors[.seats] == "c")
    errors[.seats] = nil
    #expect(errors.fields == [.plate] && errors[.seats] == nil && !errors.isEmpty)
    errors[.plate] = nil
    #expect(errors.isEmpty && errors == ValidationErrors())
  }
}
