import RostrumTesting
import Rostrum
import Testing

@MainActor
struct TestHostDescriptionTests {
  @Test("A screen is printed as an outline of what a user sees")
  func outline() async {
    let host = TestHost { Settings() }
    await host.textField("Name").focus()
    #expect(
      host.description == """
        screen “Settings”
          button “Done” (disabled)
          form
            section
              header “Person”
              row
                textField “Name” = “Ada” (focused)
              row
                toggle “Visible” = “on”
            section
              row
                “One of two”
                button “Next”
        """)
  }

  @Test("Content behind a presentation is summarized in one line")
  func behind() async {
    let host = TestHost { Settings() }
    await host.button("Next").tap()
    #expect(
      host.description == """
        screen “Settings” (behind)
        alert “Sorry”
          “There is no next.”
          button “OK” (focused)
        """)
  }
}

private struct Settings: View {
  @State var name = "Ada"
  @State var isSorry = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name)
          Toggle("Visible", isOn: .constant(true))
        } header: {
          Text("Person")
        }
        Section {
          HStack {
            Text("One of two")
            Spacer()
            Button("Next") { isSorry = true }
          }
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {}.disabled(true)
        }
      }
      .alert("Sorry", isPresented: $isSorry) {
      } message: {
        Text("There is no next.")
      }
    }
  }
}
