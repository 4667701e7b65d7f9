import Foundation
import RostrumElements
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Names of controls and their styles", .viewsEnd) struct ControlNameTests {
  @Test("The calendar of a graphical date picker is always there, and chooses a day")
  func graphical() async {
    let date = Box(Date(timeIntervalSince1970: 1_777_887_015))
    let host = TestHost {
      DatePicker("Due", selection: date.binding, displayedComponents: .date)
        .datePickerStyle(.graphical)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, .gmt)
    }
    #expect(host.graph.root.all.filter { $0.role == .datePicker }.isEmpty)
    #expect(host.graph.root.all.contains { $0.role == .group && $0.state.label == "Due" })
    await host.button("Wednesday, May 6, 2026").tap()
    #expect(date.value == Date(timeIntervalSince1970: 1_777_887_015 + 2 * 86400))
    #expect(host.button("Wednesday, May 6, 2026").exists)
  }

  @Test("A style for wheels shows the calendar, or a menu, and a later style wins")
  func wheels() throws {
    let picker = Rendering {
      Picker("Size", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.wheel)
    }
    #expect(picker.outline.contains("menu"))
    let date = Rendering {
      DatePicker("Due", selection: .constant(.now)).datePickerStyle(.compact)
        .datePickerStyle(.wheel)
    }
    #expect(date.all(.datePicker).count == 1)
    let wheel = Rendering {
      DatePicker("Due", selection: .constant(.now)).datePickerStyle(.wheel)
    }
    #expect(wheel.all(.datePicker).isEmpty)
  }

  @Test("Styles of macOS are those of the theme that are closest")
  func styles() throws {
    let link = Rendering { Button("a") {}.buttonStyle(.link) }
    #expect(try link.only(.button).content == .button(.borderless))
    let field = Rendering { TextField("a", text: .constant("")).textFieldStyle(.squareBorder) }
    #expect(field.outline.contains("roundedBorder"))
    let menu = Rendering { Menu("a") { Text("b") }.menuStyle(.borderedButton) }
    #expect(menu.outline.contains(#"variant="button""#))
  }

  private struct Alarm {
    var isOn: Binding<Bool>
  }

  private struct Mixed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
    }
  }

  @Test("A toggle of several values is on if all are, and sets all")
  func sources() throws {
    let (first, second) = (Box(true), Box(false))
    let alarms = [Alarm(isOn: first.binding), Alarm(isOn: second.binding)]
    let view = Rendering {
      Toggle("All", sources: alarms, isOn: \.isOn)
      Toggle("All", sources: alarms, isOn: \.isOn).toggleStyle(Mixed())
    }
    #expect(view.all(.text).contains { $0.content.text == "mixed" })
    #expect(try view.only(.toggle).content == .toggle(isOn: false, .automatic))
    try view.perform(.setOn(true), on: .toggle)
    #expect(first.value && second.value)
  }

  @Test("A picker of several values selects for all of them, and none while they differ")
  func pickerSources() throws {
    let (first, second) = (Box(1), Box(2))
    func view() -> Rendering {
      Rendering {
        Picker("Size", sources: [first.binding, second.binding], selection: \.self) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
    }
    let mixed = view()
    guard case .picker(selection: nil, _) = try mixed.only(.picker).content else {
      Issue.record("\(mixed.outline)")
      return
    }
    try mixed.perform(.select(mixed.all(.option)[1].id), on: .picker)
    #expect(first.value == 2 && second.value == 2)
    let same = view()
    #expect(
      try same.only(.picker).content == .picker(selection: same.all(.option)[1].id, .automatic))
    let none = Rendering {
      Picker("Size", sources: [Binding<Int>](), selection: \.self) { Text("Small").tag(1) }
    }
    #expect(try none.only(.picker).content == .picker(selection: nil, .automatic))
    try none.perform(.select(none.all(.option)[0].id), on: .picker)
  }

  @Test("A palette has its options side by side")
  func palette() throws {
    let view = Rendering {
      Picker("Size", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.palette)
    }
    guard case .picker(_, .segmented) = try view.only(.picker).content else {
      Issue.record("\(view.outline)")
      return
    }
  }

  @Test("What a browser decides has no effect")
  func hints() {
    let view = Rendering {
      Text("a").menuIndicator(.hidden).writingToolsBehavior(.limited)
        .fileDialogMessage("Choose").fileDialogMessage(Text("Choose"))
        .fileDialogConfirmationLabel("Add").fileDialogConfirmationLabel(Text("Add"))
        .fileDialogDefaultDirectory(nil).fileDialogCustomizationID("import")
    }
    #expect(view.outline == "text \"a\"")
  }

  @Test("The return key of a search field and of other fields have actions of their own")
  func submitting() async {
    let log = Log()
    let host = TestHost {
      NavigationStack {
        TextField("Name", text: .constant("")).submitLabel(.search)
          .searchable(text: .constant(""), prompt: "Find")
      }
      .onSubmit(of: .search) { log("search") }
      .onSubmit { log("text") }
      .onSubmit(of: [.search, .text]) { log("both") }
    }
    await host.textField("Find").submit()
    #expect(log.take() == ["search", "both"])
    await host.textField("Name").submit()
    #expect(log.take() == ["text", "both"])
  }

  @Test("A box has a label before its content")
  func box() {
    let view = Rendering { GroupBox(label: Text("Title")) { Text("Content") } }
    let texts = view.all(.text).compactMap(\.content.text)
    #expect(texts == ["Title", "Content"])
  }

  @Test("Words for assistive technology can be switched off")
  func switchedOff() throws {
    let view = Rendering {
      Text("a").accessibilityLabel("b", isEnabled: false).accessibilityHint("c", isEnabled: false)
        .accessibilityValue("d", isEnabled: false).accessibilityHidden(true, isEnabled: false)
        .accessibilityIdentifier("e", isEnabled: false)
    }
    let state = try view.only(.text).state
    #expect(state.label == nil && state.hint == nil && state.value == nil)
    #expect(!state.isAccessibilityHidden && state.facts.isEmpty)
    let on = Rendering { Text("a").accessibilityLabel("b", isEnabled: true) }
    #expect(try on.only(.text).state.label == "b")
  }

  @Test("Actions have names, keys or views")
  func actions() throws {
    let log = Log()
    let view = Rendering {
      Text("a")
        .accessibilityAction(.init(named: Text("Archive"))) { log("archive") }
        .accessibilityAction(action: { log("flag") }, label: { Text("Flag") })
        .accessibilityAction(.delete) { log("delete") }
        .accessibilityAction(.showMenu) { log("menu") }
    }
    let buttons = view.all(.button)
    #expect(
      view.all(.text).compactMap(\.content.text).sorted() == ["Actions", "Archive", "Flag", "a"])
    for button in buttons { try view.perform(.tap, on: button) }
    #expect(log.take().sorted() == ["archive", "flag", "menu"])
  }

  @Test("Zooming is an action in each direction")
  func zoom() throws {
    let log = Log()
    let view = Rendering {
      Text("a").accessibilityZoomAction { log($0.direction == .zoomIn ? "in" : "out") }
    }
    #expect(view.all(.text).compactMap(\.content.text).sorted() == ["Zoom In", "Zoom Out", "a"])
    for button in view.all(.button) { try view.perform(.tap, on: button) }
    #expect(log.take() == ["in", "out"])
  }

  @Test("A button without a label has that of its role, in the reader's language")
  func roles() {
    let view = Rendering {
      Button(role: .close) {}
      Button(role: .confirm) {}
      Button(role: .cancel) {}
      Button(role: .destructive) {}
      Button(role: .close) {}.environment(\.locale, Locale(identifier: "de"))
    }
    #expect(
      view.all(.text).compactMap(\.content.text)
        == ["Close", "Done", "Cancel", "Delete", "Schließen"])
    #expect(view.all(.image).count == 5)
  }

  @Test("What a page doesn't have needs no hiding")
  func overlays() {
    let view = Rendering {
      Text("a").statusBarHidden().statusBarHidden(false).persistentSystemOverlays(.hidden)
    }
    #expect(view.outline == "text \"a\"")
  }

  @Test("A gesture is recognized if its mask has it")
  func masks() throws {
    let log = Log()
    func view(_ mask: GestureMask) -> Rendering {
      Rendering { Text("a").gesture(TapGesture().onEnded { log("tap") }, including: mask) }
    }
    #expect(try view(.all).only(.text).state.accepts(.tap))
    #expect(try !view(.subviews).only(.text).state.accepts(.tap))
    #expect(try view(.gesture).only(.text).state.accepts(.tap))
    let others = Rendering {
      Text("a").highPriorityGesture(TapGesture(), including: .none)
        .simultaneousGesture(TapGesture(), including: .none)
    }
    #expect(try !others.only(.text).state.accepts(.tap))
  }

  private struct Dim: ViewModifier {
    func body(content: Content) -> some View { content.opacity(0.5) }
  }

  private struct Tag: ViewModifier {
    func body(content: Content) -> some View {
      HStack {
        content
        Text("tag")
      }
    }
  }

  @Test("Modifiers are applied one after the other")
  func concat() {
    let both = Rendering { Text("a").modifier(Dim().concat(Tag())) }
    let one = Rendering { Text("a").modifier(Dim()).modifier(Tag()) }
    #expect(both.outline == one.outline && both.outline.contains("tag"))
  }
}
