import Foundation
import RostrumViews
import Testing

private enum Size: String, CaseIterable, Identifiable {
  case small, large
  var id: Self { self }
}

private struct SizePicker: View {
  @State var size = Size.small

  var body: some View {
    Picker("Size", selection: $size) {
      ForEach(Size.allCases) { size in
        Text(size.rawValue).padding(4).tag(size)
      }
    }
    Text("chosen: \(size.rawValue)")
  }
}

@MainActor @Suite(.viewsEnd) struct PickerTests {
  @Test func eachViewIsAnOption() throws {
    let view = Rendering { SizePicker() }
    #expect(
      view.outline == """
        picker label="Size" labelHidden
          option
            text "small" style=padding
          option
            text "large" style=padding
        text "chosen: small"
        """)
    #expect(try view.only(.picker).content.selection == view.all(.option)[0].id)
  }

  @Test("The rows of sections are options, and headers and dividers are between them")
  func sectionsAndDividers() throws {
    let size = Box(Size.small)
    let view = Rendering {
      Picker("Size", selection: size.binding) {
        Section("Usual") { Text("S").tag(Size.small) }
        Divider()
        Section {
          ForEach([Size.large]) { Text($0.rawValue) }
        } header: {
          Text("Rare")
        }
      }
    }
    #expect(
      view.outline == """
        picker label="Size" labelHidden
          header
            text "Usual"
          option
            text "S"
          divider
          header
            text "Rare"
          option
            text "large"
        """)
    let large = view.all(.option)[1]
    #expect(try view.only(.picker).content.selection == view.all(.option)[0].id)
    try view.perform(.select(large.id), on: .picker)
    #expect(size.value == .large)
  }

  @Test("A section of a form around a picker stays a section")
  func sectionsAroundPickers() {
    let size = Box(Size.small)
    let view = Rendering {
      Form {
        Section("Outside") {
          Picker("Size", selection: size.binding) {
            Section("Inside") { Text("S").tag(Size.small) }
          }
        }
      }
    }
    #expect(view.all(.section).count == 1)
    #expect(view.all(.option).count == 1)
    #expect(view.all(.row).count == 1)
  }

  @Test func choosingAnOptionWritesItsTag() throws {
    let view = Rendering { SizePicker() }
    let large = view.all(.option)[1]
    try view.perform(.select(large.id), on: .picker)
    #expect(view.outline.hasSuffix("chosen: large\""))
    #expect(try view.only(.picker).content.selection == large.id)
  }

  @Test func whatIsNoOptionCannotBeChosen() throws {
    let size = Box(Size.small)
    let view = Rendering {
      Text("outside").tag(Size.large)
      Picker("Size", selection: size.binding) { Text("small").tag(Size.small) }
    }
    let outside = view.all(.text)[0]
    #expect(throws: EventRefusal.self) {
      try view.perform(.select(outside.id), on: .picker)
    }
    #expect(size.value == .small)
  }

  @Test func aViewWithoutAValueOfTheTypeCannotBeChosen() throws {
    let size = Box(Size.small)
    let view = Rendering {
      Picker("Size", selection: size.binding) {
        Text("none")
        Text("wrong").tag("large")
        Text("right").tag(Size.large)
      }
    }
    let options = view.all(.option)
    #expect(options.map(\.state.isDisabled) == [true, true, false])
    #expect(throws: EventRefusal.disabled(options[1].id)) {
      try view.perform(.select(options[1].id), on: .picker)
    }
    #expect(size.value == .small)
    #expect(try view.only(.picker).content.selection == nil)
  }

  @Test func anOptionalSelectionTakesTagsOfBothTypes() throws {
    let size = Box<Size?>(nil)
    let view = Rendering {
      Picker("Size", selection: size.binding) {
        Text("any").tag(Size?.none)
        Text("small").tag(Size.small)
        Text("large").tag(Size?.some(.large))
      }
    }
    let options = view.all(.option)
    #expect(try view.only(.picker).content.selection == options[0].id)
    try view.perform(.select(options[1].id), on: .picker)
    #expect(size.value == .small)
    try view.perform(.select(options[2].id), on: .picker)
    #expect(size.value == .large)
    try view.perform(.select(options[0].id), on: .picker)
    #expect(size.value == nil)
  }

  @Test func optionsComeAndGoWithTheirViews() throws {
    struct Growing: View {
      @State var count = 1
      @State var chosen = 0
      var body: some View {
        Button("More") { count += 1 }
        Picker("Number", selection: $chosen) {
          ForEach(0..<count, id: \.self) { Text("\($0)").tag($0) }
        }
      }
    }
    let view = Rendering { Growing() }
    let first = view.all(.option)[0]
    try view.perform(.tap, on: .button)
    #expect(view.all(.option).count == 2)
    #expect(view.all(.option)[0] === first)
  }

  @Test func theStyleIsAVariant() throws {
    let size = Box(Size.small)
    let view = Rendering {
      Picker("Size", selection: size.binding) { EmptyView() }.pickerStyle(.segmented)
    }
    #expect(try view.only(.picker).variant == "segmented")
  }

  @Test func aDisabledPickerRefusesChoices() throws {
    let view = Rendering { SizePicker().disabled(true) }
    let picker = try view.only(.picker)
    #expect(throws: EventRefusal.disabled(picker.id)) {
      try view.perform(.select(view.all(.option)[1].id), on: picker)
    }
  }
}
