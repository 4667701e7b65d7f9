import DropInCombine
import Rostrum
import RostrumWeb

/// An app with several windows, commands and unsaved work, for `test_seen_windows.py`.
struct WindowsProbe: App {
  @State private var log = WindowsLog()

  var body: some Scene {
    WindowGroup("Windows") {
      NavigationStack { WindowsMain(log: log).navigationTitle("Main") }
    }
    .commands {
      CommandGroup(after: .newItem) {
        Button("New Folder") { log.note("folder") }
          .keyboardShortcut("j", modifiers: [.control, .option])
      }
      CommandMenu("Note") { Button("Pin") { log.note("pin") } }
    }
    .environment(\.sceneName, "environment")
    .onChange(of: log.last) { log.changes += 1 }
    Window("Activity", id: "activity") { ActivityWindow() }
    WindowGroup(for: Int.self) { $number in
      Text("Number: \(number ?? 0)")
      Button("Next") { number = (number ?? 0) + 1 }
    }
    Settings { Text("All settings") }
  }
}

@MainActor @Observable
private final class WindowsLog {
  private(set) var last = "nothing"
  var changes = 0

  func note(_ event: String) { last = event }
}

private struct WindowsMain: View {
  let log: WindowsLog
  @Environment(\.openWindow) private var openWindow
  @Environment(\.sceneName) private var sceneName
  @State private var isEditing = false

  var body: some View {
    VStack {
      Text("Scene: \(sceneName), \(log.changes) change")
      FocusedTitle()
      NoteField()
      Button("Activity") { openWindow(id: "activity") }
      Button("Number") { openWindow(value: 7) }
      SettingsLink()
      Text("Done: \(log.last)")
      ReaderFacts()
      Button("Edit") { isEditing = true }
        .sheet(isPresented: $isEditing) { WindowsEditor() }
    }
  }
}

private struct ActivityWindow: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("All activity")
    Button("Done") { dismiss() }
  }
}

private struct ReaderFacts: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.accessibilityDifferentiateWithoutColor) private var hasOwnColors
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.colorScheme) private var scheme
  @Environment(\.displayScale) private var scale
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.readerTimeZone) private var zone

  var body: some View {
    Text("Motion: \(reducesMotion ? "less" : "all")")
    Text("Colors: \(scheme) \(contrast) \(hasOwnColors ? "own" : "theme")")
    Text("Display: \(scale == 2 ? "double" : "other") \(height == .compact ? "low" : "high")")
    Text("Zone: \(zone?.identifier ?? "unknown")")
  }
}

private struct WindowsEditor: View {
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Words", text: $text)
      Button("Leave") { dismiss() }
    }
    .dismissalConfirmationDialog("Discard your words?", shouldPresent: !text.isEmpty) {
      Button("Discard", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var sceneName = "none"
}

private final class WindowsNote: ObservableObject {
  @Published var title = "Shopping"
}

private struct NoteField: View {
  @StateObject private var note = WindowsNote()

  var body: some View { TextField("Title", text: $note.title).focusedObject(note) }
}

private struct FocusedTitle: View {
  @FocusedObject private var note: WindowsNote?

  var body: some View { Text("Focused: \(note?.title ?? "none")") }
}
