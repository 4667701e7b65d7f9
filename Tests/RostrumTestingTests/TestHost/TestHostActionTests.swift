import Foundation
import RostrumTesting
import Rostrum
import Testing

@MainActor
struct TestHostActionTests {
  @Test("A tap runs the action of a button")
  func tap() async {
    let host = TestHost { Counter() }
    await host.button("Increment").tap()
    await host.button("Increment").tap()
    #expect(host.text("2").exists)
  }

  @Test("Typing focuses the field, and replaces its text or appends to it")
  func type() async {
    let host = TestHost { Profile() }
    await host.textField("Name").type("Ada")
    #expect(host.textField("Name").isFocused)
    #expect(host.text("Hello, Ada").exists)
    await host.textField("Name").type("Alan")
    #expect(host.textField("Name").value == "Alan")
    await host.textField("Name").type(" Turing", .appending)
    #expect(host.text("Hello, Alan Turing").exists)
  }

  @Test("A toggle is switched")
  func toggle() async {
    let host = TestHost { Profile() }
    #expect(!host.toggle("Visible").isOn)
    await host.toggle("Visible").setOn(true)
    #expect(host.toggle("Visible").isOn)
    #expect(host.toggle("Visible").value == "on")
  }

  @Test("A slider is moved")
  func slider() async {
    let host = TestHost { Profile() }
    await host.slider("Age").move(to: 36)
    #expect(host.slider("Age").number == 36)
    #expect(host.slider("Age").value == "36")
  }

  @Test("An option of a picker is selected by its name")
  func select() async {
    let host = TestHost { Profile() }
    #expect(host.picker("Colour").options == ["Red", "Green"])
    #expect(host.picker("Colour").value == "Red")
    await host.picker("Colour").select("Green")
    #expect(host.picker("Colour").value == "Green")
  }

  @Test("A stepper is incremented and decremented")
  func stepper() async {
    let host = TestHost { Profile() }
    await host.stepper("Height").step(up: true)
    await host.stepper("Height").step(up: true)
    await host.stepper("Height").step(up: false)
    #expect(host.text("171 cm").exists)
  }

  @Test("The return key submits a field")
  func submit() async {
    let host = TestHost { Profile() }
    await host.secureField("Password").type("secret")
    #expect(!host.text("Signed in").exists)
    await host.secureField("Password").submit()
    #expect(host.text("Signed in").exists)
  }

  @Test(
    "The return key does nothing in a field that nothing handles, and a disabled one refuses it")
  func submitUnhandled() async {
    let host = TestHost { Fields() }
    await host.textField("Free").submit()
    #expect(host.textField("Free").isFocused)
    await withKnownIssue {
      await host.textField("Disabled").submit()
    } matching: {
      $0.description.contains("Cannot submit")
    }
    await withKnownIssue {
      await host.button("Button").submit()
    } matching: {
      $0.description.contains("Cannot submit")
    }
  }

  @Test(
    "Escape dismisses the presentation in front, unless a control handles it",
    arguments: [false, true])
  func escape(hasCancelButton: Bool) async {
    let host = TestHost { SheetWithEscape(hasCancelButton: hasCancelButton) }
    #expect(host.text("Sheet").exists)
    await host.press(.escape)
    #expect(!host.text("Sheet").exists)
    #expect(host.text("Cancelled").exists == hasCancelButton)
    await withKnownIssue {
      await host.press(.escape)
    } matching: {
      $0.description.contains("Cannot press")
    }
  }

  @Test("A row is deleted with a swipe")
  func swipe() async {
    let host = TestHost { Names() }
    await host.row("Alan").swipeToDelete()
    #expect(host.all(.row).map(\.name) == ["Ada", "Grace"])
    await host.text("Ada").swipeToDelete()
    #expect(host.all(.row).map(\.name) == ["Grace"])
  }

  @Test("The work that an action starts is done when the action returns")
  func startedWork() async {
    let host = TestHost { Loader() }
    #expect(host.text("Nothing").exists)
    await host.button("Load").tap()
    #expect(host.text("Loaded").exists)
  }
}

private struct Fields: View {
  var body: some View {
    TextField("Free", text: .constant(""))
    TextField("Disabled", text: .constant("")).disabled(true)
    Button("Button") {}
  }
}

private struct SheetWithEscape: View {
  let hasCancelButton: Bool
  @State var isShown = true
  @State var isCancelled = false

  var body: some View {
    Text(isCancelled ? "Cancelled" : "Open")
      .sheet(isPresented: $isShown) {
        Text("Sheet")
        if hasCancelButton {
          Button("Cancel") {
            isCancelled = true
            isShown = false
          }
          .keyboardShortcut(.cancelAction)
        }
      }
  }
}

/// One of each control.
private struct Profile: View {
  @State var name = ""
  @State var isVisible = false
  @State var age = 20.0
  @State var colour = "red"
  @State var height = 170
  @State var password = ""
  @State var isSignedIn = false

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Toggle("Visible", isOn: $isVisible)
      Slider(value: $age, in: 0...100) { Text("Age") }
      Picker("Colour", selection: $colour) {
        Text("Red").tag("red")
        Text("Green").tag("green")
      }
      Text("Hello, \(name)")
      Stepper("Height", value: $height)
      Text("\(height) cm")
      SecureField("Password", text: $password)
        .onSubmit { isSignedIn = true }
      if isSignedIn { Text("Signed in") }
    }
  }
}

/// Rows that can be deleted.
private struct Names: View {
  @State var names = ["Ada", "Alan", "Grace"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
        .onDelete { names.remove(atOffsets: $0) }
    }
  }
}

/// A button that starts a task with several steps.
private struct Loader: View {
  @State var text = "Nothing"

  var body: some View {
    Text(text)
    Button("Load") {
      Task {
        for _ in 1...5 { await Task.yield() }
        text = "Loaded"
      }
    }
  }
}
