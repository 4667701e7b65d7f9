import Foundation
import Observation
import RostrumTesting
import RostrumViews
import Testing

private protocol Named: View {
  var name: String { get }
}

private struct Sign: Named {
  let name: String
  var body: some View { Text(verbatim: name) }
}

/// A type that isn't bound to the main actor.
private enum Mark {
  case star, word(String)

  @ViewBuilder var label: some View {
    switch self {
    case .star: Image(systemName: "star")
    case .word(let word):
      Text(word)
      Text("\(word.count)")
    }
    if case .star = self { EmptyView() }
  }
}

@MainActor
@Suite("Statements of view builders", .viewsEnd)
struct BuilderSpellingTests {
  struct Row: Identifiable {
    let id: Int
    var name: String
  }

  @Observable final class Model {
    var name = "a"
  }

  private func words(@ViewBuilder _ content: () -> some View) -> [String] {
    Rendering(content).all(.text).compactMap { $0.content.text }
  }

  @Test("Constants, variables and statements are allowed between views")
  func statements() {
    let words = words {
      let double = 2 * 2
      let _ = double + 1
      var names = ["a"]
      let _ = names.append("b")
      Text("\(double)")
      Text(names.joined())
    }
    #expect(words == ["4", "ab"])
  }

  @Test("A type that isn't bound to the main actor builds views")
  func nonisolated() {
    #expect(words { Mark.word("abc").label } == ["abc", "3"])
    #expect(Rendering { Mark.star.label }.all(.image).count == 1)
  }

  @Test("A property wrapper can precede the views that use it")
  func localWrapper() async {
    let model = Model()
    let host = TestHost {
      @Bindable var model = model
      TextField("Name", text: $model.name)
    }
    await host.textField("Name").type("b")
    #expect(model.name == "b")
  }

  @Test("The parameter of a closure is a binding to an element")
  func parameters() async {
    let rows = Box([Row(id: 1, name: "a"), Row(id: 2, name: "b")])
    let host = TestHost {
      ForEach(rows.binding) { $row in TextField("Name \(row.id)", text: $row.name) }
    }
    await host.textField("Name 2").type("c")
    #expect(rows.value.map(\.name) == ["a", "c"])
  }

  @Test("Collections of many kinds create rows")
  func collections() {
    enum Size: String, CaseIterable, Identifiable {
      case small, large
      var id: Self { self }
    }
    let words = words {
      ForEach([Row(id: 1, name: "row")]) { Text($0.name) }
      ForEach(Array(["x", "y"].enumerated()), id: \.element) { Text("\($0.offset)\($0.element)") }
      ForEach(Size.allCases) { Text($0.rawValue) }
      ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
      ForEach(0..<2) { Text("\($0)") }
      ForEach(.constant(["a", "b"]), id: \.self) { $name in Text(name) }
    }
    #expect(
      words == ["row", "0x", "1y", "small", "large", "small", "large", "0", "1", "a", "b"])
  }

  enum Phase { case waiting, running(Int), done }

  @ViewBuilder private func sign(_ phase: Phase, note: String?) -> some View {
    switch phase {
    case .waiting: Text("waiting")
    case .running(let lap) where lap > 1: Text("lap \(lap)")
    case .running: Text("first lap")
    case .done: EmptyView()
    }
    if let note {
      Text(note)
    } else if case .done = phase {
      Text("done")
    } else {
      Text("no note")
    }
  }

  @Test("Cases, conditions and chains of them select views")
  func branches() {
    #expect(words { sign(.waiting, note: nil) } == ["waiting", "no note"])
    #expect(words { sign(.running(1), note: "n") } == ["first lap", "n"])
    #expect(words { sign(.running(2), note: nil) } == ["lap 2", "no note"])
    #expect(words { sign(.done, note: nil) } == ["done"])
  }

  @Test("A block has any number of views")
  func many() {
    let words = words {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
    }
    #expect(words.count == 11)
  }

  @ViewBuilder private func maybe(_ name: String?) -> (some View)? {
    if let name { Text(name) }
  }

  @Test("An optional view is a view, even with modifiers")
  func optionals() {
    let sign: Sign? = Sign(name: "there")
    let nothing: Sign? = nil
    let words = words {
      ZStack { sign?.padding() }
      nothing?.padding()
      maybe("maybe").id(1)
      maybe(nil).id(2)
      Optional("mapped").map { Text($0).bold() }
    }
    #expect(words == ["there", "maybe", "mapped"])
  }

  private struct Frame: View {
    let sign: any Named
    var root: (any View)?

    var body: some View {
      AnyView(sign)
      if let root { AnyView(root) }
    }
  }

  @Test("A view of an existential type is shown")
  func existentials() {
    #expect(words { Frame(sign: Sign(name: "any")) } == ["any"])
    #expect(
      words { Frame(sign: Sign(name: "any"), root: Text("root")) } == ["any", "root"])
  }

  @Test("Code for one system is selected in place")
  func availability() {
    let words = words {
      if #available(iOS 26, macOS 14, *) { Text("new") } else { Text("old") }
    }
    #expect(words == ["new"])
  }
}
