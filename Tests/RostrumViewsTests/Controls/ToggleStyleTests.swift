import RostrumViews
import Testing

private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
      Text(configuration.isOn ? "yes" : "no")
    }
  }
}

private struct Wrapped: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { Toggle(configuration) }
  }
}

private struct Switching: View {
  @State private var isOn = false
  var body: some View {
    Toggle("Sound", isOn: $isOn).toggleStyle(Check())
  }
}

@MainActor @Suite(.viewsEnd) struct ToggleStyleTests {
  @Test func aStyleOfTheAppSwitchesByTheBinding() throws {
    let view = Rendering { Switching() }
    #expect(
      view.outline == """
        button
          text "Sound"
          text "no"
        """)
    try view.perform(.tap, on: .button)
    #expect(view.all(.text)[1].content.text == "yes")
    try view.perform(.tap, on: .button)
    #expect(view.all(.text)[1].content.text == "no")
  }

  @Test func aStyleCanBeMadeOfTheThemesToggle() throws {
    let isOn = Box(false)
    let view = Rendering { Toggle("a", isOn: isOn.binding).toggleStyle(Wrapped()) }
    try view.perform(.setOn(true), on: .toggle)
    #expect(isOn.value)
    #expect(view.all(.stack).count == 1)
  }

  @Test func theThemesStylesAreVariants() {
    let isOn = Box(false)
    let view = Rendering {
      Toggle("a", isOn: isOn.binding).toggleStyle(.switch)
      Toggle("a", isOn: isOn.binding).toggleStyle(.button)
      Toggle("a", isOn: isOn.binding).toggleStyle(.checkbox)
      Toggle("a", isOn: isOn.binding).toggleStyle(SwitchToggleStyle())
      Toggle("a", isOn: isOn.binding).toggleStyle(.automatic)
    }
    #expect(
      view.all(.toggle).map(\.content)
        == [.switch, .button, .checkbox, .switch, .automatic].map { .toggle(isOn: false, $0) })
  }

  @Test func theStyleOfTheNearestViewCounts() {
    let isOn = Box(false)
    let view = Rendering {
      VStack { Toggle("a", isOn: isOn.binding).toggleStyle(.checkbox) }.toggleStyle(Check())
      VStack { Toggle("a", isOn: isOn.binding).toggleStyle(Check()) }.toggleStyle(.checkbox)
    }
    #expect(view.all(.toggle).map(\.content) == [.toggle(isOn: false, .checkbox)])
    #expect(view.all(.button).count == 1)
  }

  @Test func aDisabledToggleInAStyleRefusesTaps() throws {
    let view = Rendering { Switching().disabled(true) }
    let button = try view.only(.button)
    #expect(throws: EventRefusal.disabled(button.id)) { try view.perform(.tap, on: button) }
  }
}
