import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Suggestions for fields", .viewsEnd) struct SuggestionTests {
  private struct City: Identifiable {
    let id: String
  }

  private struct Form: View {
    var isEnabled = true
    @State private var city = ""

    var body: some View {
      Text("city <\(city)>")
      TextField("City", text: $city)
        .textInputSuggestions {
          ForEach(["Paris", "Parma"].filter { $0.hasPrefix(city) }, id: \.self) {
            Text($0).textInputCompletion($0)
          }
          Text("None")
        }
        .disabled(!isEnabled)
    }
  }

  @Test("A suggestion that is taken replaces the text, and those for the new text are there")
  func completion() async {
    let host = TestHost { Form() }
    await host.textField("City").type("Pari")
    #expect(!host.button("Parma").exists)
    #expect(!host.button("None").exists && host.text("None").exists)
    await host.button("Paris").tap()
    #expect(host.text("city <Paris>").exists)
    #expect(host.textField("City").value == "Paris")
    await host.textField("City").type("Pa")
    await host.button("Parma").tap()
    #expect(host.text("city <Parma>").exists)
  }

  @Test("Suggestions are made of collections, each for its field")
  func collections() async {
    struct Two: View {
      @State private var first = ""
      @State private var second = ""
      var body: some View {
        Text("\(first) \(second)")
        TextField("First", text: $first)
          .textInputSuggestions([City(id: "Bonn"), City(id: "Bari")]) {
            Text($0.id).textInputCompletion($0.id)
          }
        TextField("Second", text: $second)
          .textInputSuggestions(["Oslo"], id: \.self) { Text($0).textInputCompletion($0) }
      }
    }
    let host = TestHost { Two() }
    await host.button("Bari").tap()
    await host.button("Oslo").tap()
    #expect(host.text("Bari Oslo").exists)
  }

  @Test("A disabled field takes no suggestion")
  func disabled() {
    let host = TestHost { Form(isEnabled: false) }
    #expect(!host.button("Paris").isEnabled)
  }
}
