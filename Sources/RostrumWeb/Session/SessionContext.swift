import Foundation
import Rostrum
import RostrumCore
import RostrumDependencies
import RostrumHTML
import RostrumRestoration
import RostrumShared
import RostrumViews

/// The dependencies of one session, including the folder of its user.
package struct SessionContext: Sendable {
  private let dependencies: DependencyValues
  private let launch: Launch
  private let isPrerendering: Bool
  /// The host's own words for the user.
  package let words: SystemWords
  /// What pages load besides their HTML.
  package let resources: PageResources
  /// What the launch begins with and keeps; `nil` if it keeps nothing.
  package let restoration: Restoration?
  /// The values that sessions share.
  package let database: SharedDatabase
  /// The sign-in of the browser.
  let signIn: CurrentSignIn

  /// Creates a new context.
  ///
  /// The dependencies are resolved here once, based on those of the caller.
  ///
  /// - Parameters:
  ///   - userDirectory: The directory of the user's data. It may not exist.
  ///   - userIdentity: What tells the user from all others.
  ///   - userName: The name of a user who has signed in.
  ///   - locales: The user's languages, in order of preference. If empty, the process's locale
  ///     applies.
  ///   - database: The values that sessions share.
  ///   - isPrerendering: Whether the app only renders its initial state: it starts no effects and no
  ///     tasks, and changes no files.
  ///   - pictures: Keeps the pictures that the app makes of data.
  ///   - restoration: What the launch begins with and keeps.
  ///   - prepare: Sets the program's dependencies of a session.
  package init(
    userDirectory: UserDirectory, userIdentity: String? = nil, userName: String? = nil,
    locales: [Locale] = [],
    database: SharedDatabase = .inMemory, isPrerendering: Bool = false,
    pictures: PictureShelf.Drawer? = nil, restoration: Restoration? = nil,
    prepare: (@Sendable (inout DependencyValues) -> Void)? = nil
  ) {
    resources = PageResources(pictures: pictures)
    self.restoration = restoration
    let database = isPrerendering ? database.readOnly : database.recording
    self.database = database
    let signIn = CurrentSignIn()
    self.signIn = signIn
    let container = DependencyContainer()
    launch = Launch(container)
    self.isPrerendering = isPrerendering
    words = SystemWords(for: locales.first ?? .current)
    dependencies = withDependencies {
      $0.container = container
      $0.setUserDirectory(userDirectory)
      $0.userIdentity = userIdentity
      $0.userName = userName
      $0.currentSignIn = signIn
      $0.restoration = restoration
      $0.defaultDatabase = database
      $0.openURL = OpenURLEffect { await GraphReference.current?.open($0) ?? false }
      if let locale = locales.first {
        $0.locale = locale
        $0.preferredLocales = locales
        $0.calendar.locale = locale
      }
      if isPrerendering { $0.defaultFileStorage = $0.defaultFileStorage.readOnly }
      prepare?(&$0)
    } operation: {
      .current
    }
  }

  /// Runs code of the app with these dependencies.
  ///
  /// Tasks that the code starts inherit them.
  @MainActor
  package func callAsFunction<Result>(_ operation: @MainActor () throws -> Result) rethrows
    -> Result
  {
    try DependencyValues.$current.withValue(dependencies) {
      if EffectPermission.isGranted != isPrerendering { return try launch(operation) }
      return try EffectPermission.$isGranted.withValue(!isPrerendering) { try launch(operation) }
    }
  }
}
