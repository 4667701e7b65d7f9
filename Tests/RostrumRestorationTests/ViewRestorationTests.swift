import Foundation
import Rostrum
import RostrumRestoration
import RostrumTesting
import Testing

@MainActor
@Suite("Restoration of views", .leakChecked)
struct ViewRestorationTests {
  @Test("State comes back in each branch, row and sheet in which it was")
  func places() async {
    let host = TestHost { Page() }
    await host.button("Count 0").tap()
    await host.button("Row b: 0").tap()
    await host.toggle("Second").setOn(true)
    await host.button("Branch 0").tap()
    await host.button("Branch 1").tap()
    await host.button("Present").tap()
    await host.button("Sheet 0").tap()
    let before = host.screen
    await host.relaunch()
    #expect(host.screen == before)
    #expect(host.button("Sheet 1").exists)
    await host.dismiss()
    #expect(host.button("Count 1").exists)
    #expect(host.button("Row a: 0").exists)
    #expect(host.button("Row b: 1").exists)
    #expect(host.button("Branch 2").exists)
    await host.toggle("Second").setOn(false)
    #expect(host.button("Branch 0").exists)
    #expect(host.restorationIssues == [])
  }

  @Test("A row that moves keeps its state; one that comes back has new state")
  func moves() async {
    let host = TestHost { Page() }
    await host.button("Row b: 0").tap()
    await host.button("Reverse").tap()
    await host.relaunch()
    #expect(host.button("Row b: 1").exists)
    await host.button("Drop").tap()
    #expect(!host.button("Row b: 1").exists)
    await host.relaunch()
    await host.button("Restock").tap()
    #expect(host.button("Row b: 0").exists)
  }

  @Test("An initial value that differs in each launch is kept, too")
  func initialValue() async {
    let host = TestHost { Stamp() }
    let before = host.screen
    await host.relaunch()
    #expect(host.screen == before)
  }

  @Test("An explicit identity is part of the place")
  func identity() async {
    let host = TestHost { Identities() }
    await host.button("Tally 0").tap()
    await host.button("Next").tap()
    #expect(host.button("Tally 0").exists)
    await host.button("Tally 0").tap()
    await host.button("Tally 1").tap()
    await host.relaunch()
    #expect(host.button("Tally 2").exists)
    await host.button("Next").tap()
    #expect(host.button("Tally 0").exists)
  }

  @Test("Objects and values that aren't Codable are listed once for each declaration")
  func issues() async {
    let host = TestHost { Misfits() }
    #expect(
      host.restorationIssues.map(\.description) == [
        "Misfits.Inner.model is reset in each launch, because a value of "
          + "RostrumRestorationTests.(private).Misfits.Model is an object.",
        "Misfits.Inner.shape is reset in each launch, because "
          + "RostrumRestorationTests.(private).Misfits.Shape isn't Codable.",
      ])
    #expect(host.dependencies.restoration?.isComplete == false)
  }

  @Test("An optional object counts only while there is one")
  func optionalObject() async {
    let host = TestHost { Optionals() }
    #expect(host.dependencies.restoration?.isComplete == true)
    await host.button("Set").tap()
    #expect(host.dependencies.restoration?.isComplete == false)
    await host.button("Replace").tap()
    #expect(host.dependencies.restoration?.isComplete == false)
    await host.button("Unset").tap()
    #expect(host.dependencies.restoration?.isComplete == true)
    #expect(
      host.restorationIssues.map(\.declaration) == ["Optionals.model"], "it is listed all the same")
  }

  @Test("An object that is unset although a launch begins with one is a loss")
  func unsetObject() async {
    let host = TestHost { Unset() }
    await host.button("Unset").tap()
    #expect(host.dependencies.restoration?.isComplete == false)
  }

  @Test("A row whose identity differs in each launch keeps nothing, and says so")
  func unstableRow() async {
    let host = TestHost { Objects() }
    await host.button("Object 0").tap()
    #expect(host.dependencies.restoration?.isComplete == false)
    await host.relaunch()
    #expect(host.button("Object 0").exists)
    #expect(
      host.restorationIssues.map(\.description) == [
        "Objects.objects is reset in each launch, because "
          + "Swift.Array<RostrumRestorationTests.(private).Objects.Item> isn't Codable.",
        "Tally.count is reset in each launch, because a row or screen around the view has an "
          + "identity that can't be encoded.",
      ])
  }

  @Test("A wrapper around the views doesn't move them")
  func wrapper() async {
    var isWrapped = false
    let host = TestHost {
      if isWrapped {
        AnyView(Plain().padding().background(Text("Back")))
      } else {
        AnyView(Plain())
      }
    }
    await host.button("Tally 0").tap()
    isWrapped = true
    await host.relaunch()
    #expect(host.button("Tally 1").exists)
    isWrapped = false
    await host.relaunch()
    #expect(host.button("Tally 1").exists)
  }

  @Test("Values that the scene stores come back")
  func sceneStorage() async {
    let host = TestHost { Draft() }
    await host.textField("Draft").type("half a sen")
    await host.relaunch()
    #expect(host.textField("Draft").value == "half a sen")
  }

  @Test("A lazy row that was off the screen finds its state when it is shown")
  func lazyRows() async {
    let host = TestHost(rows: .nearby) {
      List(0..<500, id: \.self) { LazyRow(number: $0) }
    }
    await host.button("Row 3: 0").tap()
    await host.role(.list)().scroll(to: 400)
    await host.button("Row 400: 0").tap()
    await host.relaunch()
    #expect(host.button("Row 3: 1").exists)
    await host.role(.list)().scroll(to: 400)
    #expect(host.button("Row 400: 1").isVisible)
  }
}

private struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Page: View {
  @State private var rows = ["a", "b", "c"]
  @State private var isSecond = false
  @State private var isPresented = false

  var body: some View {
    VStack {
      Tally(name: "Count")
      ForEach(rows, id: \.self) { Tally(name: "Row \($0):") }
      Toggle("Second", isOn: $isSecond)
      if isSecond { Tally(name: "Branch") } else { Tally(name: "Branch") }
      Button("Reverse") { rows.reverse() }
      Button("Drop") { rows.removeAll { $0 == "b" } }
      Button("Restock") { rows.append("b") }
      Button("Present") { isPresented = true }
    }
    .sheet(isPresented: $isPresented) { Tally(name: "Sheet") }
  }
}

private struct Stamp: View {
  @State private var id = UUID()

  var body: some View { Text(id.uuidString) }
}

private struct Identities: View {
  @State private var id = 0

  var body: some View {
    VStack {
      Button("Next") { id += 1 }
      Tally(name: "Tally").id(id)
    }
  }
}

private struct Plain: View {
  var body: some View { Tally(name: "Tally") }
}

private struct Misfits: View {
  final class Model {}
  struct Shape { var corners = 4 }

  var body: some View {
    VStack {
      Inner()
      Inner()
    }
  }

  struct Inner: View {
    @State private var model = Model()
    @State private var shape = Shape()
    @State private var store = Store(initialState: Jotter.State()) { Jotter() }
    @State private var action: @MainActor () -> Void = {}

    var body: some View { Text("\(shape.corners)") }
  }
}

private struct Optionals: View {
  final class Model {}

  @State private var model: Model?

  var body: some View {
    VStack {
      Button("Set") { model = Model() }
      Button("Replace") { model = Model() }
      Button("Unset") { model = nil }
    }
  }
}

private struct Unset: View {
  final class Model {}

  @State private var model: Model? = Model()

  var body: some View { Button("Unset") { model = nil } }
}

private struct Objects: View {
  final class Item: Identifiable {}

  @State private var objects = [Item()]

  var body: some View { ForEach(objects) { _ in Tally(name: "Object") } }
}

private struct Draft: View {
  @SceneStorage("draft") private var draft = ""

  var body: some View { TextField("Draft", text: $draft) }
}

private struct LazyRow: View {
  let number: Int
  @State private var count = 0

  var body: some View { Button("Row \(number): \(count)") { count += 1 } }
}
