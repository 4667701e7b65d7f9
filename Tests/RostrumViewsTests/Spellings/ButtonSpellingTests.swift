import RostrumTesting
import RostrumViews
import Testing

private struct Player: View {
  let onStop: () -> Void
  @State private var isPlaying = true

  var body: some View {
    Button(isPlaying ? "Pause" : "Play", action: toggle)
    Button("Stop", action: onStop)
  }

  private func toggle() {
    isPlaying.toggle()
  }
}

@MainActor @Suite(.viewsEnd) struct ButtonSpellingTests {
  private func names(_ view: Rendering) -> [String] {
    view.all(.button).map(\.accessibleName)
  }

  @Test func aLiteralIsTheNameAndCanHaveMarks() throws {
    var taps = 0
    let view = Rendering { Button("**Go** on") { taps += 1 } }
    #expect(names(view) == ["Go on"])
    try view.perform(.tap, on: .button)
    #expect(taps == 1)
  }

  @Test func aMethodIsTheAction() throws {
    let view = Rendering { Player {} }
    try view.perform(.tap, on: view.all(.button)[0])
    #expect(names(view) == ["Play", "Stop"])
  }

  @Test func aClosureThatTheViewHasIsTheAction() throws {
    var stops = 0
    let view = Rendering { Player { stops += 1 } }
    try view.perform(.tap, on: view.all(.button)[1])
    #expect(stops == 1)
  }

  @Test func aRoleIsAFactAndTheActionRuns() throws {
    var isDeleted = false
    let view = Rendering { Button("Delete", role: .destructive) { isDeleted = true } }
    #expect(try view.only(.button).content.buttonRole == .destructive)
    try view.perform(.tap, on: .button)
    #expect(isDeleted)
  }

  @Test func aStringOfTheAppIsTheNameAsItIs() {
    let item = String("**Lamp**")
    let view = Rendering { Button(item) {} }
    #expect(names(view) == ["**Lamp**"])
  }

  @Test func aNumberInTheNameIsWrittenForTheReader() {
    let view = Rendering { Button("Go back \(1200) screens") {} }
    #expect(names(view) == ["Go back 1,200 screens"])
  }

  @Test func theLabelCanFollowTheActionWithoutAName() throws {
    var skips = 0
    let skip: () -> Void = { skips += 1 }
    let view = Rendering {
      Button(action: skip) { Image(systemName: "forward.fill") }
    }
    #expect(names(view) == ["forward"])
    try view.perform(.tap, on: .button)
    #expect(skips == 1)
  }

  @Test func actionAndLabelCanStandInParentheses() throws {
    var taps = 0
    let view = Rendering {
      Button(action: { taps += 1 }, label: { Text("Dismiss").padding() })
    }
    #expect(view.outline == "button\n  text \"Dismiss\" style=padding")
    try view.perform(.tap, on: .button)
    #expect(taps == 1)
  }

  @Test func actionAndLabelCanBeTwoClosures() throws {
    var taps = 0
    let view = Rendering {
      Button {
        taps += 1
      } label: {
        Label("Add", systemImage: "plus")
      }
    }
    #expect(names(view) == ["Add"])
    try view.perform(.tap, on: .button)
    #expect(taps == 1)
  }

  @Test func aButtonOfAMenuActs() throws {
    var screens: [String] = []
    let view = Rendering {
      Menu("Add") {
        Button("Counter") { screens.append("counter") }
        Button("Timer") { screens.append("timer") }
      }
    }
    #expect(try view.only(.menu).accessibleName == "Add")
    try view.perform(.tap, on: view.all(.button)[1])
    #expect(screens == ["timer"])
  }
}
