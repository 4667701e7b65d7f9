/// The structure of an app.
///
/// ```swift
/// struct ContactsApp: App {
///   var body: some Scene {
///     WindowGroup {
///       ContactList()
///     }
///   }
/// }
/// ```
///
/// Each session of a host creates an app value of its own.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}
