import Foundation
import Rostrum

/// The windows of the gallery, what the reader prefers, and what asks before it is left.
struct WindowSpecimens: View {
  var body: some View {
    Specimens("Windows and readers") {
      Specimen("V10.500 V10.501", #"openWindow(id: "clock"), openWindow(value: 7)"#) {
        WindowOpener()
      }
      Specimen("V10.505", #"@Environment(\.accessibilityReduceMotion)"#) { ReaderSpecimen() }
      Specimen("V10.506", #"@Environment(\.sizeCategory)"#) { SizeSpecimen() }
      Specimen("V10.507", #"@Environment(\.readerTimeZone)"#) { ZoneSpecimen() }
      Specimen("V10.307", "dismissalConfirmationDialog(_:shouldPresent:)") {
        Keep(false) { $isUp in
          Button("Write a Note") { isUp = true }
            .sheet(isPresented: $isUp) { NoteEditor() }
        }
      }
    }
  }
}

private struct WindowOpener: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var hasWindows

  var body: some View {
    Button("Clock") { openWindow(id: "clock") }
    Button("Number 7") { openWindow(value: 7) }
    Text(hasWindows ? "Each window is a tab" : "There is one window")
      .font(.footnote)
      .foregroundStyle(.secondary)
  }
}

/// A window with one screen.
struct ClockWindow: View {
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack(spacing: 16) {
      TimelineView(.periodic(from: .now, by: 1)) { timeline in
        Text(timeline.date, style: .time).font(.largeTitle.monospacedDigit())
      }
      Button("Close") { dismissWindow() }
    }
    .padding()
  }
}

/// A window for a value, which its address spells.
struct NumberWindow: View {
  @Binding var number: Int?

  var body: some View {
    VStack(spacing: 16) {
      Text("Number \(number ?? 0)").font(.largeTitle)
      Button("Next") { number = (number ?? 0) + 1 }
    }
    .padding()
  }
}

private struct ReaderSpecimen: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.displayScale) private var scale

  var body: some View {
    LabeledContent("Motion", value: reducesMotion ? "reduced" : "all")
    LabeledContent("Contrast", value: contrast == .increased ? "increased" : "standard")
    LabeledContent("Pixels per point", value: "\(Int(scale))")
  }
}

private struct SizeSpecimen: View {
  @Environment(\.sizeCategory) private var category

  var body: some View {
    Text(category > .large ? "Large texts" : "Usual texts")
  }
}

private struct ZoneSpecimen: View {
  @Environment(\.readerTimeZone) private var zone

  var body: some View {
    Text(verbatim: zone?.identifier ?? "Not known yet")
  }
}

private struct NoteEditor: View {
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form { TextField("Note", text: $text) }
        .navigationTitle("Note")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
        }
    }
    .dismissalConfirmationDialog("Discard your note?", shouldPresent: !text.isEmpty) {
      Button("Discard", role: .destructive) {}
      Button("Keep Writing", role: .cancel) {}
    }
  }
}
