import RostrumTesting
import Rostrum
import Testing

@MainActor
struct TestHostQueryTests {
  @Test("An element is found by its role and full name")
  func roleAndName() {
    let host = TestHost {
      Button("Save") {}
      Button("Save as") {}
      Text("Save")
    }
    #expect(host.button("Save").exists)
    #expect(host.button("Save as").exists)
    #expect(host.text("Save").role == .text)
    #expect(!host.button("save").exists)
    #expect(!host.link("Save").exists)
  }

  @Test("A symbol beside text is not part of the name, and a symbol alone is the name")
  func symbols() {
    let host = TestHost {
      List {
        Button {
        } label: {
          HStack {
            Image(systemName: "fork.knife")
            Text("Taxi")
          }
        }
        HStack {
          Image(systemName: "tram")
          Text("Tram")
        }
        Button {
        } label: {
          Image(systemName: "trash")
        }
        Label("Bus", systemImage: "bus")
      }
    }
    #expect(host.button("Taxi").exists)
    #expect(host.button("trash").exists)
    #expect(host.all(.row).map(\.name) == ["Taxi", "Tram", "trash", "Bus"])
  }

  @Test("An element is found by part of its name")
  func partOfName() {
    let host = TestHost {
      Text("3 attendees")
      Text("5 minutes")
    }
    #expect(host.text(containing: "attend").name == "3 attendees")
    #expect(!host.text(containing: "hours").exists)
  }

  @Test("One of several matches is selected by its position")
  func place() {
    let host = TestHost {
      Button("A") {}
      Button("B") {}
      Button("C") {}
    }
    #expect(host.button().count == 3)
    #expect(!host.button().exists)
    #expect(host.button().first.name == "A")
    #expect(host.button().nth(1).name == "B")
    #expect(host.button().last.name == "C")
    #expect(!host.button().nth(3).exists)
    #expect(host.all(.button).map(\.name) == ["A", "B", "C"])
  }

  @Test("An element is found in another element")
  func within() {
    let host = TestHost {
      List {
        HStack {
          Text("Ada")
          Button("Call") {}
        }
        HStack {
          Text("Alan")
          Button("Write") {}
        }
      }
    }
    #expect(host.row(containing: "Ada").button("Call").exists)
    #expect(!host.row(containing: "Alan").button("Call").exists)
    #expect(host.row(containing: "Alan").text == "Alan Write")
  }

  @Test("A query is evaluated again each time")
  func anew() async {
    let host = TestHost { Counter() }
    let zero = host.text("0")
    let one = host.text("1")
    #expect(zero.exists && !one.exists)
    await host.button("Increment").tap()
    #expect(!zero.exists && one.exists)
  }

  @Test("The name of a button is the text of its label")
  func nameOfLabel() {
    let host = TestHost {
      Button {
      } label: {
        Label("Add", systemImage: "plus")
      }
    }
    #expect(host.button("Add").exists)
  }

  @Test("An accessibility label takes precedence")
  func givenName() {
    let host = TestHost {
      Button("+") {}.accessibilityLabel("Add")
    }
    #expect(host.button("Add").exists)
    #expect(!host.button("+").exists)
  }

  @Test("An element is found by its identifier")
  func identifier() {
    let host = TestHost {
      Text("One").accessibilityIdentifier("first")
      Text("Two")
    }
    #expect(host.element(identifier: "first").name == "One")
  }
}

/// A number and a button that changes it.
struct Counter: View {
  @State var count = 0

  var body: some View {
    Text("\(count)")
    Button("Increment") { count += 1 }
  }
}
