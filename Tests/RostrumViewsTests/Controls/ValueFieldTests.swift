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

  @Test("A formatter writes and reads a number, a decimal number, an optional number and a date")
  func formatters() throws {
    let numbers = NumberFormatter()
    numbers.locale = english
    numbers.numberStyle = .decimal
    let days = DateFormatter()
    days.locale = english
    days.timeZone = .gmt
    days.dateFormat = "yyyy-MM-dd"
    try check(1234.5, numbers, shown: "1,234.5", typed: "42", read: 42)
    try check(7, numbers, shown: "7", typed: "1,000", read: 1000)
    try check(Decimal(2.5), numbers, shown: "2.5", typed: "3.25", read: Decimal(3.25))
    try check(Int?.some(3), numbers, shown: "3", typed: " ", read: nil)
    try check(
      Date(timeIntervalSince1970: 0), days, shown: "1970-01-01", typed: "1970-01-02",
      read: Date(timeIntervalSince1970: 86_400))
    try check(7, numbers, shown: "7", typed: "many", read: 7)
  }

  private func check<Value: Equatable>(
    _ value: Value, _ formatter: Formatter, shown: String, typed: String, read: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let box = Box(value)
    let view = Rendering { TextField("Value", value: box.binding, formatter: formatter) }
    #expect(try view.only(.textField).content.text == shown, sourceLocation: sourceLocation)
    try view.perform(.setText(typed), on: .textField)
    #expect(box.value == read, sourceLocation: sourceLocation)
  }

  @Test("A formatter writes a value in a text")
  func formattedTexts() {
    let numbers = NumberFormatter()
    numbers.locale = english
    numbers.minimumFractionDigits = 2
    let days = DateFormatter()
    days.timeZone = .gmt
    days.dateFormat = "yyyy"
    let view = Rendering {
      Text(NSNumber(value: 2), formatter: numbers)
      Text(Date(timeIntervalSince1970: 0), formatter: days)
      Text("Since \(Date(timeIntervalSince1970: 0), formatter: days)")
      Text("Costs \(NSNumber(value: 3), formatter: numbers)")
    }
    #expect(view.all(.text).map(\.content.text) == ["2.00", "1970", "Since 1970", "Costs 3.00"])
  }

  @Test("The label of a slider or a stepper can be the last argument")
  func labelsLast() throws {
    let edits = Box<[Bool]>([])
    let number = Box(0.5)
    let steps = Box(2)
    let view = Rendering {
      Slider(value: number.binding, in: 0...2, onEditingChanged: { edits.value.append($0) }) {
        Text("Speed")
      }
      Slider(
        value: number.binding, in: 0...2, step: 1, minimumValueLabel: Text("slow"),
        maximumValueLabel: Text("fast")
      ) {
        Text("Pace")
      }
      Stepper(value: steps.binding, in: 0...9, onEditingChanged: { edits.value.append($0) }) {
        Text("Guests")
      }
      Stepper(onIncrement: { steps.value = 7 }, onDecrement: nil) { Text("Jump") }
    }
    #expect(
      view.all(.text).map(\.content.text) == ["Speed", "Pace", "slow", "fast", "Guests", "Jump"])
    try view.perform(.step(up: true), on: view.all(.stepper)[0])
    #expect(steps.value == 3 && edits.value == [true, false])
    try view.perform(.step(up: true), on: view.all(.stepper)[1])
    #expect(steps.value == 7)
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
