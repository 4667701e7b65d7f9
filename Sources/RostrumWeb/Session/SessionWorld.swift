import Foundation
import RostrumDependencies

/// The dependencies of one session: a world of its own, with the folder of its user.
struct SessionWorld: Sendable {
  private let container: DependencyContainer
  private let userDirectory: URL

  /// Makes a new world.
  ///
  /// - Parameter userDirectory: Where the user's data are. It need not exist.
  init(userDirectory: URL) {
    container = DependencyContainer()
    self.userDirectory = userDirectory
  }

  /// Runs code of the app in this world.
  ///
  /// Tasks that it starts stay in it.
  @MainActor
  func callAsFunction<Result>(_ operation: @MainActor () throws -> Result) rethrows -> Result {
    try withDependencies {
      $0.container = container
      $0.userDirectory = userDirectory
    } operation: {
      try operation()
    }
  }
}
