import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

extension Text {
  /// Words of which those between stars are slanted.
  fileprivate init(template: String, _ style: Font.TextStyle = .body) {
    let parts = template.split(separator: "*", omittingEmptySubsequences: false)
    self = parts.enumerated().map { index, part in
      let text = Text(verbatim: String(part)).font(.system(style))
      return index % 2 == 1 ? text.italic() : text
    }
    .reduce(Text(verbatim: ""), +)
  }
}

private enum Filter: LocalizedStringKey, CaseIterable, Hashable {
  case all = "All"
  case active = "Active"
}

@MainActor @Suite("Spellings of texts", .viewsEnd) struct TextSpellingTests {
  @Test("Text modifiers return a text, which can be concatenated")
  func looks() {
    let text: Text =
      Text("a").bold() + Text("b").italic() + Text("c").font(.system(.body, design: .monospaced))
    let view = Rendering { text }
    #expect(
      view.all(.text).map(\.styles) == [
        [], [.weight(.bold)], [.italic], [.font(.system(.body, design: .monospaced))],
      ])
  }

  @Test("A custom initializer concatenates texts")
  func template() {
    let view = Rendering { Text(template: "one *two*", .caption) }
    let texts = view.all(.text).compactMap { $0.content.text }
    #expect(texts == ["one ", "two"])
    #expect(view.all(.text).last?.styles == [.font(.system(.caption)), .italic])
  }

  @Test("A key can be a raw value that a picker shows")
  func rawValues() {
    let host = TestHost {
      Picker("Filter", selection: .constant(Filter.all)) {
        ForEach(Filter.allCases, id: \.self) { filter in
          Text(filter.rawValue).tag(filter)
        }
      }
    }
    #expect(host.picker("Filter").options == ["All", "Active"])
  }

  @Test("Marks in a literal are parsed, marks in a value aren't")
  func markdown() {
    let name = "**x**"
    let view = Rendering {
      Text("**bold** end")
      Text("\(name) end")
    }
    #expect(view.all(.text).compactMap { $0.content.text } == ["bold", " end", "**x** end"])
    #expect(view.all(.text)[1].styles == [.weight(.bold)])
  }

  @Test("A key contains values of several types, also before a percent sign")
  func values() {
    let progress = 0.25
    let speaker: Int? = 1
    let view = Rendering {
      Text("Downloading \(Int(100 * progress))%")
      Text("Speaker \((speaker ?? 0) + 1) of \(["a", "b"].count)")
      Text("\("Ada") is \(progress)")
    }
    #expect(
      view.all(.text).map { $0.content.text }
        == ["Downloading 25%", "Speaker 2 of 2", "Ada is 0.250000"])
  }

  @Test("A conditional literal is a key wherever one is accepted", arguments: [true, false])
  func choices(isActive: Bool) {
    let view = Rendering {
      Text(isActive ? "Stop" : "Start")
      Button(isActive ? "Leave" : "Join") {}
    }
    #expect(
      view.all(.text).map { $0.content.text }
        == (isActive ? ["Stop", "Leave"] : ["Start", "Join"]))
  }

  @Test("A title is a literal, a string or a text")
  func titles() {
    let name = "Ada"
    let view = Rendering {
      NavigationStack { Text("a").navigationTitle("Literal") }
      NavigationStack { Text("a").navigationTitle(name) }
      NavigationStack {
        Text("a").navigationTitle(Text(Date(timeIntervalSince1970: 0), style: .date))
      }
    }
    #expect(
      view.all(.navigationBar).map { $0.content.title } == ["Literal", "Ada", "January 1, 1970"])
  }

  @Test("Durations and dates are formatted by Foundation")
  func formats() {
    #expect(Duration.seconds(300).formatted(.units()) == "5 min")
    let date = Date(timeIntervalSince1970: 0)
    let style = Date.FormatStyle(
      date: .numeric, time: .shortened, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let words = date.formatted(style).replacing("\u{202F}", with: " ")
    #expect(words == "1/1/1970, 12:00 AM")
    #expect(!date.formatted(date: .numeric, time: .shortened).isEmpty)
  }
}
