import RostrumTesting
import RostrumViews
import Testing

private struct Guests: View {
  @State private var count = 7

  var body: some View {
    Stepper("\(count) guests", value: $count)
    Stepper("At most \(8): \(count)", value: $count, in: 0...8)
  }
}

@MainActor @Suite(.viewsEnd) struct ControlSpellingTests {
  @Test func aNumberMovesOnARange() throws {
    let value = Box(5.0)
    let view = Rendering { Slider(value: value.binding, in: 0...10) }
    #expect(view.outline == "slider value=5 minimum=0 maximum=10")
    try view.perform(.setNumber(7.25), on: .slider)
    #expect(value.value == 7.25)
  }

  @Test func twoClosuresStepUpAndDown() throws {
    var count = 0
    let view = Rendering {
      Stepper {
        Text("Count")
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 10
      }
    }
    #expect(view.outline == "stepper\n  text \"Count\"")
    try view.perform(.step(up: true), on: .stepper)
    #expect(count == 1)
    try view.perform(.step(up: false), on: .stepper)
    #expect(count == -9)
  }

  @Test func aNumberIsSteppedAndItsNameFollows() async {
    let host = TestHost { Guests() }
    await host.stepper("7 guests").step(up: true)
    #expect(host.stepper("8 guests").exists)
    await host.stepper("8 guests").step(up: true)
    #expect(host.stepper("9 guests").exists)
  }

  @Test func aNumberIsSteppedWithinItsRange() async {
    let host = TestHost { Guests() }
    await host.stepper("At most 8: 7").step(up: true)
    await withKnownIssue {
      await host.stepper("At most 8: 8").step(up: true)
    } matching: {
      $0.description.contains("the value is the greatest already")
    }
    #expect(host.stepper("At most 8: 8").exists)
  }

  @Test func theTitleOfAFieldHasValuesInIt() async {
    let text = Box("")
    let number = 3
    let host = TestHost { TextField("Untitled \(number)", text: text.binding) }
    await host.textField("Untitled 3").type("Song")
    #expect(text.value == "Song")
  }

  @Test func aSwitchHasALabelOfViews() async {
    let isOn = Box(false)
    let host = TestHost {
      Toggle(isOn: isOn.binding) {
        Text("Sound")
        Text("and vibration")
      }
    }
    await host.toggle("Sound and vibration").setOn(true)
    #expect(isOn.value)
  }

  @Test func aSecretIsTyped() async {
    let text = Box("")
    let host = TestHost { SecureField("••••", text: text.binding) }
    await host.secureField("••••").type("secret")
    #expect(text.value == "secret")
  }

  @Test func aStringOfTheAppIsTheTitleOfALabelAsItIs() {
    let title = String("**5** min")
    let view = Rendering { Label(title, systemImage: "clock") }
    #expect(
      view.outline == """
        label
          image symbol="clock" accessibilityHidden
          text "**5** min"
        """)
  }

  @Test func theTitleOfALabelHasValuesInIt() {
    let view = Rendering { Label("\(1_200) people", systemImage: "person.3") }
    #expect(
      view.outline == """
        label
          image symbol="person.3" accessibilityHidden
          text "1,200 people"
        """)
  }
}
