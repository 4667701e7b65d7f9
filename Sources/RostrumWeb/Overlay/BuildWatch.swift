import Foundation
import Observation
import Rostrum

/// Reads the state of the program's build from a file whenever it changes.
@MainActor
final class BuildWatch {
  /// Called after each change.
  var didChange: () -> Void = {}
  private let reader: SharedReader<BuildStatus>

  /// Begins to watch.
  ///
  /// - Parameter file: The file, which may not exist yet.
  init(_ file: URL) {
    reader = SharedReader(wrappedValue: BuildStatus(), .fileStorage(file))
    watch()
  }

  /// The current state.
  var status: BuildStatus { reader.wrappedValue }

  private func watch() {
    withObservationTracking {
      _ = status
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.watch()
        self?.didChange()
      }
    }
  }
}
