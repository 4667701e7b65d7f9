import Rostrum

extension AlertState where Action == Never {
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

  /// Informs the user that the stored standups could not be read.
  static func standupsFailedToLoad(_ error: any Error) -> Self {
    Self {
      TextState("Your standups could not be read")
    } actions: {
      ButtonState(role: .cancel) {
        TextState("OK")
      }
    } message: {
      TextState(error.localizedDescription)
    }
  }
}
