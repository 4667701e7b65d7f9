import RostrumViews
import Testing

private enum Size: String, CaseIterable, Identifiable {
  case small, large
  var id: Self { self }
}

private struct City: Identifiable {
  let id: Int
  let name: String
}

@MainActor @Suite(.viewsEnd) struct ImplicitTagTests {
  @Test func theIdInAForEachIsTheTag() throws {
    let size = Box(Size.small)
    let view = Rendering {
      Picker("Size", selection: size.binding) {
        ForEach(Size.allCases) { Text($0.rawValue) }
      }
    }
    #expect(try view.only(.picker).content.selection == view.all(.option)[0].id)
    try view.perform(.select(view.all(.option)[1].id), on: .picker)
    #expect(size.value == .large)
  }

  @Test func anElementThatIsItsOwnIdIsTheTag() throws {
    let size = Box(Size.small)
    let view = Rendering {
      Picker("Size", selection: size.binding) {
        ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
      }
    }
    try view.perform(.select(view.all(.option)[1].id), on: .picker)
    #expect(size.value == .large)
  }

  @Test func anIdOfAnotherTypeIsNoTag() throws {
    let name = Box("")
    let cities = [City(id: 1, name: "Ulm"), City(id: 2, name: "Bonn")]
    let view = Rendering {
      Picker("City", selection: name.binding) {
        ForEach(cities) { Text($0.name) }
      }
    }
    #expect(view.all(.option).allSatisfy { $0.state.isDisabled })
  }

  @Test func aTagCountsMoreThanTheId() throws {
    let number = Box(0)
    let cities = [City(id: 1, name: "Ulm"), City(id: 2, name: "Bonn")]
    let view = Rendering {
      Picker("City", selection: number.binding) {
        ForEach(cities) { Text($0.name).tag($0.id * 10) }
      }
    }
    try view.perform(.select(view.all(.option)[1].id), on: .picker)
    #expect(number.value == 20)
  }

  @Test func anOptionalSelectionTakesIds() throws {
    let id = Box<Int?>(nil)
    let view = Rendering {
      Picker("City", selection: id.binding) {
        Text("None").tag(Int?.none)
        ForEach([City(id: 1, name: "Ulm")]) { Text($0.name) }
      }
    }
    #expect(try view.only(.picker).content.selection == view.all(.option)[0].id)
    try view.perform(.select(view.all(.option)[1].id), on: .picker)
    #expect(id.value == 1)
  }

  @Test func numbersOfARangeAreTags() throws {
    let number = Box(0)
    let view = Rendering {
      Picker("Number", selection: number.binding) {
        ForEach(0..<3) { Text("\($0)") }
      }
    }
    try view.perform(.select(view.all(.option)[2].id), on: .picker)
    #expect(number.value == 2)
  }

  @Test func aLabelCanBeViewsOrAView() {
    let number = Box(0)
    let view = Rendering {
      Picker(selection: number.binding) {
        Text("0").tag(0)
      } label: {
        Text("A")
      }
      Picker(selection: number.binding, label: Text("B")) { Text("0").tag(0) }
      Picker("C", systemImage: "number", selection: number.binding) { Text("0").tag(0) }
    }
    #expect(view.all(.picker).map { $0.state.label } == ["A", "B", "C"])
  }

  @Test func stylesAreVariants() {
    let number = Box(0)
    let picker = Picker("A", selection: number.binding) { Text("0").tag(0) }
    let view = Rendering {
      picker.pickerStyle(.menu)
      picker.pickerStyle(.segmented)
      picker.pickerStyle(.inline)
      picker.pickerStyle(.radioGroup)
      picker.pickerStyle(.navigationLink)
      picker.pickerStyle(SegmentedPickerStyle())
      VStack { picker.pickerStyle(.automatic) }.pickerStyle(.segmented)
    }
    #expect(
      view.all(.picker).map(\.variant)
        == ["menu", "segmented", "inline", "radioGroup", "menu", "segmented", nil])
  }

  @Test("Options with radio buttons are side by side, and others stay as they are")
  func radioRow() {
    let number = Box(0)
    let picker = Picker("A", selection: number.binding) { Text("0").tag(0) }
    let view = Rendering {
      VStack {
        picker.pickerStyle(.radioGroup)
        picker.pickerStyle(.inline)
      }
      .horizontalRadioGroupLayout()
    }
    #expect(view.all(.picker).map(\.variant) == ["radioRow", "inline"])
  }

  @Test func aHiddenLabelIsStillTheName() throws {
    let number = Box(0)
    let view = Rendering {
      Picker("A", selection: number.binding) { Text("0").tag(0) }.labelsHidden()
    }
    let picker = try view.only(.picker)
    #expect(picker.state.isLabelHidden)
    #expect(picker.state.label == "A")
  }
}
