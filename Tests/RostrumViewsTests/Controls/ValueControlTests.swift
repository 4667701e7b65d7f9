import RostrumViews
import Testing

@MainActor @Suite(.viewsEnd) struct ValueControlTests {
  @Test func aToggleWritesOnAndOff() throws {
    struct Switch: View {
      @State var isOn = false
      var body: some View { Toggle("Sound", isOn: $isOn) }
    }
    let view = Rendering { Switch() }
    #expect(view.outline == "toggle value=off\n  text \"Sound\"")
    try view.perform(.setOn(true), on: .toggle)
    #expect(view.outline == "toggle value=on\n  text \"Sound\"")
  }

  @Test func aSliderSaysItsRange() {
    let value = Box(12.0)
    let view = Rendering {
      Slider(value: value.binding, in: 5...30, step: 1) { Text("Length") }
    }
    #expect(
      view.outline == """
        slider value=12 minimum=5 maximum=30 step=1
          text "Length"
        """)
  }

  @Test(arguments: [(12.4, 12.0), (12.6, 13), (5, 5), (29.9, 30)])
  func aSliderMovesOntoTheNearestStep(asked: Double, written: Double) throws {
    let value = Box(10.0)
    let view = Rendering { Slider(value: value.binding, in: 5...30, step: 1) }
    try view.perform(.setNumber(asked), on: .slider)
    #expect(value.value == written)
  }

  @Test func aSliderStaysOnTheLastWholeStep() throws {
    let value = Box(Float(0))
    let view = Rendering { Slider(value: value.binding, in: 0...10, step: 3) }
    try view.perform(.setNumber(10), on: .slider)
    #expect(value.value == 9)
  }

  @Test(arguments: [-0.1, 1.1, .infinity, .nan])
  func aSliderRefusesWhatIsOutsideOfItsRange(asked: Double) throws {
    let value = Box(0.5)
    let view = Rendering { Slider(value: value.binding) }
    #expect(throws: EventRefusal.self) {
      try view.perform(.setNumber(asked), on: .slider)
    }
    #expect(value.value == 0.5)
  }

  @Test func aSliderShowsAValueFromOutsideAtTheNearestEnd() throws {
    let value = Box(7.0)
    let view = Rendering { Slider(value: value.binding) }
    #expect(try view.only(.slider).content == .slider(1, in: 0...1, step: nil))
  }

  @Test func aSliderTellsOfTheEditAroundTheChange() throws {
    var calls: [String] = []
    let value = Binding(get: { 0.5 }, set: { calls.append("\($0)") })
    let view = Rendering {
      Slider(value: value, onEditingChanged: { calls.append("\($0)") })
    }
    try view.perform(.setNumber(1), on: .slider)
    #expect(calls == ["true", "1.0", "false"])
  }

  @Test func aStepperStaysInItsRange() throws {
    let value = Box(7)
    let view = Rendering { Stepper("Guests", value: value.binding, in: 1...8) }
    #expect(
      view.outline == """
        stepper value=7 minimum=1 maximum=8
          text "Guests"
        """)
    try view.perform(.step(up: true), on: .stepper)
    try view.perform(.step(up: true), on: .stepper)
    #expect(value.value == 8)
    try view.perform(.step(up: false), on: .stepper)
    #expect(value.value == 7)
  }

  @Test func aStepperOfActsRunsThem() throws {
    var calls: [String] = []
    let view = Rendering {
      Stepper("a", onIncrement: { calls.append("up") }, onDecrement: nil)
    }
    try view.perform(.step(up: true), on: .stepper)
    try view.perform(.step(up: false), on: .stepper)
    #expect(calls == ["up"])
  }
}
