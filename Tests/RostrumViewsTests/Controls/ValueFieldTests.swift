import Foundation
import RostrumViews
import Testing

private let english = Locale(identifier: "en_US")

private struct Amount: View {
  @State var amount: Double = 1.5

  var body: some View {
    TextField("Amount", value: $amount, format: .number.locale(english))
    Text(verbatim: "\(amount)")
    Button("Double") { amount *= 2 }
  }
}

private struct Maybe: View {
  @State var amount: Int? = 3

  var body: some View {
    TextField("Amount", value: $amount, format: .number.locale(english), prompt: Text("0"))
    Text(verbatim: amount.map { "\($0)" } ?? "none")
  }
}

@MainActor @Suite(.viewsEnd) struct ValueFieldTests {
  @Test func theValueIsWrittenByTheFormat() throws {
    let view = Rendering { Amount(amount: 1234.5) }
    #expect(try view.only(.textField).content.text == "1,234.5")
  }

  @Test func whatCanBeReadIsWrittenAtOnce() throws {
    let view = Rendering { Amount() }
    try view.perform(.setText("42"), on: .textField)
    #expect(view.all(.text)[0].content.text == "42.0")
  }

  @Test func whatIsTypedStaysAsItWasTyped() throws {
    let view = Rendering { Amount() }
    try view.perform(.setText("42.0"), on: .textField)
    #expect(try view.only(.textField).content.text == "42.0")
  }

  @Test func whatCannotBeReadLeavesTheValue() throws {
    let view = Rendering { Amount() }
    try view.perform(.setText("much"), on: .textField)
    #expect(try view.only(.textField).content.text == "much")
    #expect(view.all(.text)[0].content.text == "1.5")
  }

  @Test func leavingTheFieldShowsTheValueAgain() throws {
    let view = Rendering { Amount() }
    try view.perform(.focus, on: .textField)
    try view.perform(.setText("much"), on: .textField)
    try view.perform(.blur, on: .textField)
    #expect(try view.only(.textField).content.text == "1.5")
  }

  @Test("Text that the format can't parse completely is rejected, and shown as invalid")
  func refusedTextIsMarked() throws {
    let view = Rendering { Amount() }
    try view.perform(.setText("12,50"), on: .textField)
    #expect(try view.only(.textField).content.entry.contains(.invalid))
    #expect(view.all(.text)[0].content.text == "1.5")
    try view.perform(.setText("12.50"), on: .textField)
    #expect(try !view.only(.textField).content.entry.contains(.invalid))
    #expect(view.all(.text)[0].content.text == "12.5")
  }

  @Test("An empty field isn't invalid, and leaves the value unchanged")
  func emptyTextIsNotMarked() throws {
    let view = Rendering { Amount() }
    try view.perform(.setText(""), on: .textField)
    #expect(try !view.only(.textField).content.entry.contains(.invalid))
    #expect(view.all(.text)[0].content.text == "1.5")
  }

  @Test("A field uses the environment's locale, unless its format has one")
  func theLocaleAroundTheFieldDecides() throws {
    let amount = Box(1234.5)
    let view = Rendering {
      TextField("Price", value: amount.binding, format: .currency(code: "EUR"))
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(try view.only(.textField).content.text == "1.234,50\u{A0}€")
    try view.perform(.setText("12,50"), on: .textField)
    #expect(amount.value == 12.5)
    try view.perform(.setText("12.50"), on: .textField)
    #expect(amount.value == 12.5)
    #expect(try view.only(.textField).content.entry.contains(.invalid))
  }

  @Test func aValueThatSomethingElseChangesIsShown() throws {
    let view = Rendering { Amount() }
    try view.perform(.setText("2.0"), on: .textField)
    try view.perform(.tap, on: .button)
    #expect(try view.only(.textField).content.text == "4")
  }

  @Test func anEmptyFieldIsNoValue() throws {
    let view = Rendering { Maybe() }
    #expect(try view.only(.textField).content.text == "3")
    #expect(try view.only(.textField).content.placeholder == "0")
    try view.perform(.setText(""), on: .textField)
    #expect(view.all(.text)[0].content.text == "none")
    try view.perform(.setText("7"), on: .textField)
    #expect(view.all(.text)[0].content.text == "7")
  }

  @Test func aLabelCanBeViews() throws {
    let amount = Box(1)
    let view = Rendering {
      TextField(value: amount.binding, format: .number) { Label("Amount", systemImage: "plus") }
    }
    #expect(try view.only(.textField).state.label == "Amount")
  }

  @Test func fieldsTakeAxesPromptsAndLabels() {
    let text = Box("")
    let view = Rendering {
      TextField("A", text: text.binding, axis: .vertical).lineLimit(2...5)
      TextField(text: text.binding, prompt: Text("p"), axis: .vertical) { Text("B") }
      SecureField("C", text: text.binding, prompt: Text("p"))
      SecureField(text: text.binding, prompt: Text("p")) { Text("D") }
    }
    #expect(
      view.outline == """
        textField value="" placeholder="A" axis="vertical" label="A" style=lineLimit+reservedLines
        textField value="" placeholder="p" axis="vertical" label="B"
        secureField value="" placeholder="p" label="C"
        secureField value="" placeholder="p" label="D"
        """)
  }

  @Test func aSliderShowsWhatStandsAtItsEnds() {
    let value = Box(0.5)
    let view = Rendering {
      Slider(value: value.binding) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
    }
    #expect(
      view.outline == """
        slider value=0.5 minimum=0 maximum=1
          text "Volume"
          group variant="sliderMinimum"
            text "low"
          group variant="sliderMaximum"
            text "high"
        """)
  }

  @Test func aStepperStepsByActs() throws {
    var steps: [String] = []
    let view = Rendering {
      Stepper {
        Text("Count")
      } onIncrement: {
        steps.append("up")
      } onDecrement: {
        steps.append("down")
      }
    }
    try view.perform(.step(up: true), on: .stepper)
    try view.perform(.step(up: false), on: .stepper)
    #expect(steps == ["up", "down"])
  }
}
