import Foundation
import Observation
import Rostrum

/// Reads the state of the program's build from a file whenever it changes.
@MainActor
package final class BuildWatch {
  /// Called after each change.
  package var didChange: () -> Void = {}
  private let reader: SharedReader<BuildStatus>

  /// Begins to watch.
  ///
  /// - Parameter file: The file, which may not exist yet.
  package init(_ file: URL) {
    reader = SharedReader(wrappedValue: BuildStatus(), .fileStorage(file))
    watch()
  }

  /// The current state.
  package var status: BuildStatus { reader.wrappedValue }

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
