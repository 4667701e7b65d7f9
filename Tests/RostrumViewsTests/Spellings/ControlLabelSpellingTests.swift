import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Controls with pictures, formats and several values", .viewsEnd)
struct ControlLabelSpellingTests {
  private struct Alarm: Identifiable {
    let id: Int
    var rings = false
    var sound = "bell"
  }

  private let picture = ImageResource(name: "cover", bundle: .main)
  private let title = String("Share")

  @Test("A menu and a group of controls have a picture of the app in their labels")
  func pictures() {
    func outline(_ view: some View) -> String { Rendering { view }.outline }
    let menu = Menu {
      Button("a") {}
    } label: {
      Label("Share", image: picture)
    }
    #expect(outline(Menu("Share", image: picture) { Button("a") {} }) == outline(menu))
    #expect(outline(Menu(title, image: picture) { Button("a") {} }) == outline(menu))
    let group = ControlGroup {
      Button("a") {}
    } label: {
      Label("Share", image: picture)
    }
    #expect(outline(ControlGroup("Share", image: picture) { Button("a") {} }) == outline(group))
    #expect(outline(ControlGroup(title, image: picture) { Button("a") {} }) == outline(group))
  }

  @Test("A menu with a picture of the app has an action of its label")
  func primaryAction() async {
    let count = Box(0)
    let host = TestHost {
      Menu("Share", image: picture) {
        Button("a") {}
      } primaryAction: {
        count.value += 1
      }
      Menu(String("Send"), image: picture) {
        Button("b") {}
      } primaryAction: {
        count.value += 10
      }
    }
    await host.button("Share").tap()
    await host.button("Send").tap()
    #expect(count.value == 11)
  }

  @Test("A toggle with a symbol or a picture sets several values")
  func toggles() async {
    let alarms = ObservedBox([Alarm(id: 1), Alarm(id: 2, rings: true)])
    let host = TestHost {
      Toggle("One", systemImage: "bell", sources: alarms.binding, isOn: \.rings)
      Toggle(String("Two"), systemImage: "bell", sources: alarms.binding, isOn: \.rings)
      Toggle("Three", image: picture, sources: alarms.binding, isOn: \.rings)
      Toggle(String("Four"), image: picture, sources: alarms.binding, isOn: \.rings)
    }
    for (name, isOn) in [("One", true), ("Two", false), ("Three", true), ("Four", false)] {
      await host.toggle(name).setOn(isOn)
      #expect(alarms.value.map(\.rings) == [isOn, isOn])
    }
  }

  @Test("A picker with a symbol or a picture sets several values")
  func pickers() async {
    let alarms = ObservedBox([Alarm(id: 1), Alarm(id: 2, sound: "horn")])
    @ViewBuilder func sounds() -> some View {
      ForEach(["bell", "horn", "gong"], id: \.self) { Text($0) }
    }
    let host = TestHost {
      Picker("One", systemImage: "bell", sources: alarms.binding, selection: \.sound) { sounds() }
      Picker(String("Two"), systemImage: "bell", sources: alarms.binding, selection: \.sound) {
        sounds()
      }
      Picker("Three", image: picture, sources: alarms.binding, selection: \.sound) { sounds() }
      Picker(String("Four"), image: picture, sources: alarms.binding, selection: \.sound) {
        sounds()
      }
    }
    for (name, sound) in [("One", "gong"), ("Two", "bell"), ("Three", "horn"), ("Four", "gong")] {
      await host.picker(name).select(sound)
      #expect(alarms.value.map(\.sound) == [sound, sound])
    }
  }

  @Test("A stepper has its value in words, and steps within its range")
  func steppers() throws {
    let share = Box(0.5)
    let view = Rendering {
      Stepper("Share", value: share.binding, in: 0...0.6, step: 0.25, format: .percent)
    }
    #expect(try view.only(.stepper).state.value == "50%")
    try view.perform(.step(up: true), on: .stepper)
    #expect(share.value == 0.5)
    try view.perform(.step(up: false), on: .stepper)
    #expect(share.value == 0.25)
    let others = Rendering {
      Stepper(title, value: share.binding, in: 0...1, step: 0.25, format: .percent)
      Stepper("Share", value: share.binding, step: 0.25, format: .percent)
      Stepper(title, value: share.binding, step: 0.25, format: .percent)
      Stepper(value: share.binding, step: 0.25, format: .percent) { Text("Share") }
      Stepper(value: share.binding, in: 0...1, step: 0.25, format: .percent) { Text("Share") }
    }
    #expect(others.all(.stepper).map(\.state.value) == Array(repeating: "25%", count: 5))
  }

  @Test("A switch has the tint of its style")
  func switches() throws {
    let view = Rendering {
      Toggle("a", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
    }
    let toggle = try view.only(.toggle)
    #expect(toggle.styles == [.tint(.red)])
    let plain = Rendering { Toggle("a", isOn: .constant(true)).toggleStyle(.switch) }
    #expect(try plain.only(.toggle).content == toggle.content)
  }
}
