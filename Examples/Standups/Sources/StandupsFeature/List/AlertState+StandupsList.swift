import Rostrum

extension AlertState where Action == StandupsList.Destination.Alert {
  /// Informs the user that the standup on the screen is gone.
  static func standupWasDeleted(title: String) -> Self {
    Self {
      TextState("“\(title)” was deleted")
    } actions: {
      ButtonState(role: .cancel) {
        TextState("OK")
      }
    } message: {
      TextState("Somebody deleted it on a different page, with its meetings.")
    }
  }

  /// Informs the user that the file could not be read, and asks how to continue.
  static func standupsFailedToLoad(_ error: any Error) -> Self {
    Self {
      TextState("Your standups could not be read")
    } actions: {
      ButtonState(action: .loadSamplesButtonTapped) {
        TextState("Load samples")
      }
      ButtonState(role: .cancel, action: .startEmptyButtonTapped) {
        TextState("Start empty")
      }
    } message: {
      TextState(error.localizedDescription)
    }
  }
}
