import Foundation
import Rostrum

/// The page about Documentation/Support/TextAndImages.md.
struct TextSpecimens: View {
  var body: some View {
    SpecimenPage("Text, fonts and images") {
      WordSpecimens()
      TextLookSpecimens()
      FontSpecimens()
      TextSizeSpecimens()
      LabelSpecimens()
      PictureSpecimens()
      LetterSpecimens()
    }
  }
}

extension Text {
  /// A text in which the words between backquotes are code.
  fileprivate init(template: String, _ style: Font.TextStyle = .body) {
    let pieces = template.split(separator: "`", omittingEmptySubsequences: false)
    let texts = pieces.enumerated().map { index, words in
      Text(words).font(.system(style, design: index.isMultiple(of: 2) ? .default : .monospaced))
    }
    self = texts.reduce(Text(verbatim: ""), +)
  }
}

private enum Filter: LocalizedStringKey, CaseIterable {
  case all = "All **books**"
  case new = "New books"
}

private struct WordSpecimens: View {
  private let words = String("**Not** bold")
  private let count = 1_200
  private let progress = 0.25
  private let isActive = true
  private let date = Date(timeIntervalSince1970: 1_777_887_000)

  var body: some View {
    Specimens("Text") {
      Specimen("V2.78", #"Text("A **bold** word")"#) { Text("A **bold** word") }
      Specimen("V2.79", #"Text("\(count) words")"#) { Text("\(count) words") }
      Specimen("V2.80", "Text(words)") { Text(words) }
      Specimen("V2.84", "Text(verbatim:)") { Text(verbatim: "**Not** bold") }
      Specimen("V1.5 V2.82", "Text(template:)") { Text(template: "Run `swift build` twice") }
      Specimen("V2.83 V7.61 V7.62", "Text(template:_:)") {
        Text(template: "Run `swift test`", .caption)
        Text(template: "Run `swift run`", .body)
      }
      Specimen("V4.53 V9.14", "enum Filter: LocalizedStringKey") {
        Text(Filter.all.rawValue)
        Text(Filter.new.rawValue)
      }
      Specimen("V9.15 V4.45 V4.46 V4.47", #"Text("a").bold() + Text("b").italic() + …"#) {
        [Text("large").font(.title), Text(" small").font(.caption)].reduce(
          Text("bold").bold() + Text(" slanted ").italic(), +)
      }
      Specimen("V9.17", #"Text("Downloading \(Int(100 * progress))%")"#) {
        Text("Downloading \(Int(100 * progress))%")
        Text("\("Ada") is at \(progress)")
      }
      Specimen("V9.18", #"Text(isActive ? "Stop" : "Start")"#) { Text(isActive ? "Stop" : "Start") }
      Specimen("V6.30", "Duration.formatted(.units())") {
        Text(Duration.seconds(300).formatted(.units()))
      }
      Specimen("V6.31 V6.32", "formatted(date: .numeric, time: .shortened)") {
        Text(date.formatted(date: .numeric, time: .shortened))
      }
      Specimen("V6.73 V6.74", "Text(date, style: .date), Text(date, style: .time)") {
        Text(date, style: .date)
        Text(date, style: .time)
      }
    }
  }
}

private struct TextLookSpecimens: View {
  private let lines = "A first line that is long\nA short line"

  var body: some View {
    Specimens("Looks of text") {
      Specimen("V3.19", "bold()") { Text("a").bold() }
      Specimen("V3.38", "font(.title)") { Text("a").font(.title) }
      Specimen("V3.64", "monospaced()") { Text("a").monospaced() }
      Specimen("V3.65", "monospacedDigit()") { Text("1").monospacedDigit() }
      Specimen("V3.66 V6.46", "multilineTextAlignment(.center)") {
        Text(lines).multilineTextAlignment(.center)
      }
      Specimen("V6.47", "multilineTextAlignment(.leading)") {
        Text(lines).multilineTextAlignment(.leading)
      }
    }
  }
}

private struct FontSpecimens: View {
  var body: some View {
    Specimens("Fonts") {
      Specimen("V7.54", "font(.largeTitle)") { Text("a").font(.largeTitle) }
      Specimen("V7.59", "font(.title)") { Text("a").font(.title) }
      Specimen("V7.60", "font(.title3)") { Text("a").font(.title3) }
      Specimen("V7.53", "font(.headline)") { Text("a").font(.headline) }
      Specimen("V7.49", "font(.body)") { Text("a").font(.body) }
      Specimen("V7.50", "font(.callout)") { Text("a").font(.callout) }
      Specimen("V7.55", "font(.subheadline)") { Text("a").font(.subheadline) }
      Specimen("V7.52", "font(.footnote)") { Text("a").font(.footnote) }
      Specimen("V7.51", "font(.caption)") { Text("a").font(.caption) }
      Specimen("V7.56 V6.71", "font(.system(.body, design: .monospaced))") {
        Text("a").font(.system(.body, design: .monospaced))
      }
      Specimen("V7.57", "font(.system(size: 20))") { Text("a").font(.system(size: 20)) }
      Specimen("V7.58 V6.72", "font(.system(size: 40, weight: .semibold))") {
        Text("a").font(.system(size: 40, weight: .semibold))
      }
      Specimen("V4.22", "font(.title.bold())") { Text("a").font(.title.bold()) }
      Specimen("V4.23", "font(.body.monospacedDigit())") {
        Text("1").font(.body.monospacedDigit())
      }
    }
  }
}

private struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIcon {
  fileprivate static var trailingIcon: Self { Self() }
}

private struct LabelSpecimens: View {
  private let title = String("**5** min")

  var body: some View {
    Specimens("Labels and symbols") {
      Specimen("V2.33", #"Label("Clock", systemImage: "clock")"#) {
        Label("Clock", systemImage: "clock")
      }
      Specimen("V2.34", #"Label("\(1_200) people", systemImage: "person.3")"#) {
        Label("\(1_200) people", systemImage: "person.3")
      }
      Specimen("V2.35", #"Label(title, systemImage: "clock")"#) {
        Label(title, systemImage: "clock")
      }
      Specimen("V3.59", "labelStyle(.iconOnly), labelStyle(.titleOnly)") {
        Label("Only an icon", systemImage: "clock").labelStyle(.iconOnly)
        Label("Only a title", systemImage: "clock").labelStyle(.titleOnly)
      }
      Specimen("V1.4 V1.8 V4.29 V4.30 V6.44", "labelStyle(.trailingIcon)") {
        Label("Clock", systemImage: "clock").labelStyle(.trailingIcon)
      }
      Specimen("V3.114 V6.69 V6.70", "symbolVariant(.fill), symbolVariant(.none)") {
        HStack {
          Image(systemName: "heart").symbolVariant(.fill)
          Image(systemName: "heart").symbolVariant(.none)
        }
      }
    }
  }
}
