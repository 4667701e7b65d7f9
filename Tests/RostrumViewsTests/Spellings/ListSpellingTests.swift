import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

private struct City: Identifiable, Hashable {
  let id: Int
  var name: String
}

private let cities = [City(id: 1, name: "Ulm"), City(id: 2, name: "Bonn")]

@MainActor @Suite(.viewsEnd) struct ListSpellingTests {
  @Test func elementsWithIdsAreRows() {
    let view = Rendering { List(cities) { Text($0.name) } }
    #expect(
      view.outline == """
        list
          row
            text "Ulm"
          row
            text "Bonn"
        """)
  }

  @Test func everyRowAppearsAtOnce() {
    var appeared: [Int] = []
    let view = Rendering {
      List(0..<200) { number in Text("\(number)").onAppear { appeared.append(number) } }
    }
    #expect(view.all(.row).count == 200)
    #expect(appeared.sorted() == Array(0..<200))
  }

  @Test func aRowIsChosenByTheIdOfItsElement() async {
    let chosen = Box<Int?>(nil)
    let host = TestHost { List(cities, selection: chosen.binding) { Text($0.name) } }
    await host.row("Bonn").tap()
    #expect(chosen.value == 2)
  }

  @Test func elementsThemselvesCanBeChosen() async {
    let chosen = Box<City?>(nil)
    let host = TestHost {
      List(cities, selection: chosen.binding) { city in
        NavigationLink(city.name, value: city)
      }
    }
    await host.row("Ulm").tap()
    #expect(chosen.value == cities[0])
  }

  @Test func aSectionOfAFormHoldsRows() {
    let view = Rendering {
      Form {
        Section {
          Text("a")
          Text("b")
        }
      }
    }
    #expect(
      view.outline == """
        form
          section
            row
              text "a"
            row
              text "b"
        """)
  }

  @Test func aSectionHasAHeading() {
    let view = Rendering {
      Form {
        Section {
          Text("a")
        } header: {
          Text("Names")
        }
      }
    }
    #expect(
      view.outline == """
        form
          section
            header
              text "Names"
            row
              text "a"
        """)
  }

  @Test func aSectionHasAHeadingAndANote() {
    let view = Rendering {
      List {
        Section {
          Text("a")
        } header: {
          Text("Names")
        } footer: {
          Text("All of them")
        }
      }
    }
    #expect(
      view.all(.section).map { $0.children.map(\.role) } == [[.header, .row, .footer]])
  }

  @Test func bindingsOfElementsAreMadeByTheirOwnIdentity() async {
    struct Tags: View {
      @State private var tags = ["red", "blue"]
      var body: some View {
        ForEach($tags, id: \.self) { $tag in TextField("Tag \(tag)", text: $tag) }
        Text(tags.joined(separator: " "))
      }
    }
    let host = TestHost { Tags() }
    await host.textField("Tag blue").type("green")
    #expect(host.text("red green").exists)
    #expect(host.textField("Tag green").exists)
  }

  @Test func elementsAreToldApartByAPartOfThem() {
    let view = Rendering {
      ForEach(Array(cities.enumerated()), id: \.element.id) { index, city in
        Text("\(index) \(city.name)")
      }
    }
    #expect(view.outline == "text \"0 Ulm\"\ntext \"1 Bonn\"")
  }
}
