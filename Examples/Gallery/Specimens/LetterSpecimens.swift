import Foundation
import Rostrum

/// Letters, lines and marked texts, on the page of texts.
struct LetterSpecimens: View {
  var body: some View {
    FontSpecimens()
    ParagraphSpecimens()
    MarkedTextSpecimens()
    ClockSpecimens()
  }
}

private struct FontSpecimens: View {
  var body: some View {
    Specimens("Fonts") {
      Specimen("V10.441", "fontWidth(.condensed)") {
        Text("Departures").fontWidth(.condensed)
        Text("Departures")
        Text("Departures").fontWidth(.expanded)
      }
      Specimen("V10.442", "Font.smallCaps()") {
        Text("Chapter One").font(.body.smallCaps())
        Text("Chapter One").font(.body.bold(true))
        Text("Chapter One").font(.body.italic(true))
      }
      Specimen("V10.443", "Font.scaled(by: 1.5)") {
        Text("Welcome").font(.body)
        Text("Welcome").font(.body.scaled(by: 1.5))
      }
      Specimen("V10.287", "Font.custom(_:size:relativeTo:)") {
        Text("A letter from Rome").font(.custom("Georgia", size: 20, relativeTo: .title3))
      }
      Specimen("V10.1367", "textScale(.secondary)") {
        HStack(alignment: .firstTextBaseline, spacing: 2) {
          Text("72")
          Text("BPM").textScale(.secondary)
        }
        .font(.largeTitle)
      }
    }
  }
}

private struct ParagraphSpecimens: View {
  private let text = "The ferry leaves at eight, and comes back before it is dark."

  var body: some View {
    Specimens("Lines") {
      Specimen("V10.440", "minimumScaleFactor(0.5)") {
        Text("The ferry leaves at eight o’clock").font(.title)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .frame(width: 220)
      }
      Specimen("V10.1408", "lineHeight(.loose)") {
        Text(text).lineHeight(.tight)
        Text(text).lineHeight(.loose)
      }
      Specimen("V10.1404", "labelIconToTitleSpacing(24)") {
        Label("Harbor", systemImage: "house")
        Label("Harbor", systemImage: "house").labelIconToTitleSpacing(24)
      }
      Specimen("V2.31", #"Image(systemName: "star")"#) {
        HStack {
          Image(systemName: "star")
          Image(systemName: "star.fill")
        }
      }
    }
  }
}

private struct MarkedTextSpecimens: View {
  private var painted: AttributedString {
    var text = AttributedString("Low tide at noon")
    if let range = text.range(of: "noon") {
      text[range].foregroundColor = .orange
      text[range].font = .body.bold()
    }
    return text
  }

  private var edited: AttributedString {
    var text = AttributedString("Two three tickets")
    if let range = text.range(of: "Two") {
      text[range].strikethroughStyle = .single
    }
    if let range = text.range(of: "three") {
      text[range].underlineStyle = .single
    }
    return text
  }

  private var parsed: AttributedString {
    let markdown = "Bring **boots** and `water`"
    return (try? AttributedString(markdown: markdown)) ?? AttributedString(markdown)
  }

  var body: some View {
    Specimens("Marked texts") {
      Specimen("V9.16", #"Text("The **last** ferry")"#) {
        Text("The **last** ferry, or *perhaps* the `08:15`")
      }
      Specimen("V10.198", "AttributedString(markdown:)") { Text(parsed) }
      Specimen("V10.989", "AttributedString.foregroundColor, .font") { Text(painted) }
      Specimen("V10.978", "AttributedString.underlineStyle, .strikethroughStyle") { Text(edited) }
      Specimen("V10.199", #"Text("^[\(count) ticket](inflect: true)")"#) {
        Keep(1) { $count in
          Stepper("Tickets", value: $count, in: 1...9)
          Text("^[\(count) ticket](inflect: true)")
        }
      }
    }
  }
}

private struct ClockSpecimens: View {
  private let money: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    return formatter
  }()

  var body: some View {
    Specimens("Clocks and formats") {
      Specimen("V2.81", "Text(date, style: .timer)") {
        Keep(Date.now) { $start in
          Text(start, style: .timer).monospacedDigit()
          Button("Start anew") { start = .now }
        }
      }
      Specimen("V10.1422", "Text(timerInterval:)") {
        Keep(Date.now) { $start in
          Text(timerInterval: start...start.addingTimeInterval(180)).monospacedDigit()
          Button("Three minutes") { start = .now }
        }
      }
      Specimen("V10.1672", "Text(_:formatter:)") {
        Text(NSNumber(value: 0.25), formatter: money)
      }
    }
  }
}
