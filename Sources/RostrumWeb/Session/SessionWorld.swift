import Foundation
import Rostrum
import RostrumCore
import RostrumDependencies
import RostrumViews

/// The dependencies of one session: a world of its own, with the folder of its user.
struct SessionWorld: Sendable {
  private let dependencies: DependencyValues
  private let launch: Launch
  private let isRehearsal: Bool

  /// Makes a new world.
  ///
  /// The dependencies are put together here, on top of those of the caller.
  ///
  /// - Parameters:
  ///   - userDirectory: Where the user's data are. It need not exist.
  ///   - locales: What the user reads, the most wanted first; the program's own if empty.
  ///   - isRehearsal: Whether the app only shows what it would begin with: it starts no effects and no
  ///     tasks, and changes no files.
  init(userDirectory: URL, locales: [Locale] = [], isRehearsal: Bool = false) {
    let container = DependencyContainer()
    launch = Launch(container)
    self.isRehearsal = isRehearsal
    dependencies = withDependencies {
      $0.container = container
      $0.userDirectory = userDirectory
      $0.openURL = OpenURLEffect { await GraphReference.current?.open($0) ?? false }
      if let locale = locales.first {
        $0.locale = locale
        $0.preferredLocales = locales
        $0.calendar.locale = locale
      }
      if isRehearsal { $0.defaultFileStorage = $0.defaultFileStorage.rehearsal }
    } operation: {
      .current
    }
  }

  /// Runs code of the app in this world.
  ///
  /// Tasks that it starts stay in it.
  @MainActor
  func callAsFunction<Result>(_ operation: @MainActor () throws -> Result) rethrows -> Result {
    try DependencyValues.$current.withValue(dependencies) {
      if EffectPermission.isGranted != isRehearsal { return try launch(operation) }
      return try EffectPermission.$isGranted.withValue(!isRehearsal) { try launch(operation) }
    }
  }
}
