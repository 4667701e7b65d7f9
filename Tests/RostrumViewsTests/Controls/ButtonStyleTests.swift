import Foundation
import RostrumViews
import Testing

private struct Sinking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct SinkingLater: ButtonStyle {
  struct Inner: View {
    let configuration: Configuration
    var body: some View {
      Text(configuration.isPressed ? "down" : "up")
    }
  }

  func makeBody(configuration: Configuration) -> some View {
    Inner(configuration: configuration)
  }
}

private struct Aware: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Text(isEnabled ? "on" : "off")
  }
}

private struct Loud: ButtonStyle {
  let mark: String

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(configuration.role == .destructive ? mark : "")
  }
}

private struct SecondTap: PrimitiveButtonStyle {
  @State private var taps = 0

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture {
      taps += 1
      if taps.isMultiple(of: 2) { configuration.trigger() }
    }
  }
}

private struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).padding(4)
  }
}

@MainActor @Suite(.viewsEnd) struct ButtonStyleTests {
  @Test func aStyleThatAsksIsToldOfPresses() throws {
    let view = Rendering { Button("a") {}.buttonStyle(Sinking()) }
    #expect(try view.only(.button).state.accepts(.press))
    try view.perform(.press(true), on: .button)
    #expect(try view.only(.text).styles == [.opacity(0.5)])
    try view.perform(.press(false), on: .button)
    #expect(try view.only(.text).styles == [.opacity(1)])
  }

  @Test func aViewOfTheStyleMayAskAsWell() throws {
    let view = Rendering { Button("a") {}.buttonStyle(SinkingLater()) }
    _ = view.graph.update()
    try view.perform(.press(true), on: .button)
    #expect(try view.only(.text).content.text == "down")
  }

  @Test func aStyleThatDoesNotAskGetsNoPresses() throws {
    let view = Rendering { Button("a") {}.buttonStyle(Loud(mark: "!")) }
    let button = try view.only(.button)
    #expect(button.state.accepts(.press) == false)
    #expect(throws: EventRefusal.unsupported(button.id, .button, .press(true))) {
      try view.perform(.press(true), on: button)
    }
  }

  @Test func aDisabledButtonIsNotPressed() throws {
    let view = Rendering { Button("a") {}.buttonStyle(Sinking()).disabled(true) }
    let button = try view.only(.button)
    #expect(throws: EventRefusal.disabled(button.id)) {
      try view.perform(.press(true), on: button)
    }
  }

  @Test func aPressIsNoTap() throws {
    var taps = 0
    let view = Rendering { Button("a") { taps += 1 }.buttonStyle(Sinking()) }
    try view.perform(.press(true), on: .button)
    try view.perform(.press(false), on: .button)
    #expect(taps == 0)
  }

  @Test func aStyleReadsTheEnvironment() throws {
    struct Switching: View {
      @State private var isOff = false
      var body: some View {
        Button("a") {}.buttonStyle(Aware()).disabled(isOff)
        Toggle("Off", isOn: $isOff)
      }
    }
    let view = Rendering { Switching() }
    #expect(view.all(.text)[0].content.text == "on")
    try view.perform(.setOn(true), on: .toggle)
    #expect(view.all(.text)[0].content.text == "off")
  }

  @Test func aStyleKnowsTheRole() {
    let view = Rendering { Button("a", role: .destructive) {}.buttonStyle(Loud(mark: "!")) }
    #expect(view.all(.text).map { $0.content.text } == ["a", "!"])
  }

  @Test func anotherStyleOfTheSameTypeChangesTheLabel() throws {
    struct Marking: View {
      @State private var mark = "1"
      var body: some View {
        Button("a", role: .destructive) { mark = "2" }.buttonStyle(Loud(mark: mark))
      }
    }
    let view = Rendering { Marking() }
    let mutations = try view.perform(.tap, on: .button)
    let text = view.all(.text)[1]
    #expect(mutations == [.set(text, words: "1", to: "2")])
  }

  @Test func theSameStyleSaidAgainChangesNothing() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Button("a") { count += 1 }.buttonStyle(Loud(mark: "!"))
      }
    }
    let view = Rendering { Counting() }
    let mutations = try view.perform(.tap, on: .button)
    #expect(mutations.count == 1)
  }

  @Test func aPrimitiveStyleDecidesWhenTheButtonActs() throws {
    var acts = 0
    let view = Rendering { Button("a") { acts += 1 }.buttonStyle(SecondTap()) }
    #expect(view.all(.button).isEmpty)
    try view.perform(.tap, on: .text)
    #expect(acts == 0)
    try view.perform(.tap, on: .text)
    #expect(acts == 1)
  }

  @Test func aPrimitiveStyleCanBeMadeOfTheThemesButton() throws {
    var acts = 0
    let view = Rendering { Button("a", role: .cancel) { acts += 1 }.buttonStyle(Framed()) }
    #expect(
      view.outline == """
        button buttonRole="cancel" style=padding
          text "a"
        """)
    try view.perform(.tap, on: .button)
    #expect(acts == 1)
  }

  @Test func theNearestStyleOfEitherKindCounts() {
    let view = Rendering {
      VStack { Button("a") {}.buttonStyle(.bordered) }.buttonStyle(Framed())
      VStack { Button("a") {}.buttonStyle(Loud(mark: "!")) }.buttonStyle(SecondTap())
      VStack { Button("a") {}.buttonStyle(Framed()) }.buttonStyle(Loud(mark: "!"))
    }
    #expect(
      view.all(.button).map(\.variant) == ["bordered", "plain", nil])
  }

  @Test func theThemesStylesHaveNamesOfTheirOwn() {
    let view = Rendering {
      Button("a") {}.buttonStyle(PlainButtonStyle())
      Button("a") {}.buttonStyle(BorderlessButtonStyle())
      Button("a") {}.buttonStyle(.automatic)
    }
    #expect(
      view.all(.button).map(\.variant) == ["plain", "borderless", nil])
  }

  @Test func buttonsTakeWhatSwiftUIsTake() throws {
    var acts = 0
    func act() { acts += 1 }
    let title = String("From a string")
    let view = Rendering {
      Button("a", action: act)
      Button(title, action: act)
      Button(title, role: .destructive, action: act)
      Button("a", systemImage: "plus", action: act)
      Button(title, systemImage: "plus", role: .cancel, action: act)
      Button(action: act) { Text("a") }
      Button(action: act, label: { Text("a") })
      Button(role: .destructive, action: act) { Text("a") }
      Button(role: .destructive) {
        act()
      } label: {
        Text("a")
      }
      Button {
        act()
      } label: {
        Text("a")
      }
    }
    for button in view.all(.button) { try view.perform(.tap, on: button) }
    #expect(acts == 10)
  }

  @Test func sizesAndShapesAreFacts() throws {
    let view = Rendering {
      Button("a") {}.controlSize(.large).buttonBorderShape(.capsule)
    }
    let button = try view.only(.button)
    #expect(button.state.fact(.controlSize) == .controlSize(.large))
    #expect(button.content == .button(.automatic, role: nil, border: .capsule))
  }

  @Test("The shape of a border can have a radius, and can be drawn")
  func borders() throws {
    let round = ButtonBorderShape.roundedRectangle(radius: 6)
    let view = Rendering {
      Button("a") {}.buttonBorderShape(round)
      Text("b").clipShape(ButtonBorderShape.capsule)
      round.inset(by: 2).fill(.red)
    }
    #expect(try view.only(.button).content == .button(.automatic, role: nil, border: round))
    #expect(round != .roundedRectangle)
    #expect(view.all(.text).last?.state.styles == [.cornerRadius(9999)])
    #expect(try view.only(.shape).state.styles.contains(.cornerRadius(6)))
    let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(
      ButtonBorderShape.circle.inset(by: 5).path(in: rect).boundingRect
        == CGRect(x: 25, y: 5, width: 30, height: 30))
  }

  @Test("A flexible button is as wide as its space")
  func sizing() throws {
    let view = Rendering {
      VStack {
        Button {
        } label: {
          Text("flexible")
        }
        Button {
        } label: {
          Text("fitted")
        }.buttonSizing(.fitted)
      }
      .buttonSizing(.flexible)
    }
    let wide = view.all(.text).filter {
      $0.state.styles.contains(.frame(Frame(maxWidth: .infinity)))
    }
    #expect(wide.map(\.snapshot.spokenText) == ["flexible"])
  }

  @Test func theUsualSizeIsNotSaid() throws {
    let view = Rendering {
      VStack { Button("a") {}.controlSize(.regular) }.controlSize(.mini)
    }
    #expect(try !view.only(.button).state.has(.controlSize))
  }
}
