import Foundation
import Observation
import Rostrum

@MainActor
@Observable
final class SettingsModel {
  var isDiskFull = true
  private(set) var saved: [String] = []

  func save(_ config: String) throws {
    if isDiskFull { throw DiskFull() }
    saved.append(config)
  }

  struct DiskFull: LocalizedError {
    var errorDescription: String? { "The disk is full." }
  }
}

extension Alerts {
  // Blocks 2 and 3, "Optional Data Driving an Alert" and "Triggering the Alert"; `content` is the
  // button of block 3.
  struct SaveView: View {
    @Environment(SettingsModel.self) private var model
    @State private var currentError: (any Error)?
    private let config = "dark"

    private var isErrorPresented: Binding<Bool> {
      Binding(
        get: { currentError != nil },
        set: { if !$0 { currentError = nil } }
      )
    }

    var body: some View {
      content
        .alert("Settings Error", isPresented: isErrorPresented, presenting: currentError) { _ in
          Button("OK") { currentError = nil }
        } message: { error in
          Text(error.localizedDescription)
        }
    }

    private var content: some View {
      Button("Save") {
        do {
          try model.save(config)
        } catch {
          currentError = error
        }
      }
    }
  }
}
