/// A model that tells views before it changes.
///
/// ```swift
/// final class Settings: ObservableObject {
///   @Published var isSoundOn = true
/// }
///
/// struct SettingsView: View {
///   @StateObject private var settings = Settings()
///
///   var body: some View {
///     Toggle("Sound", isOn: $settings.isSoundOn)
///   }
/// }
/// ```
///
/// Prefer `@Observable` for new models: a view then follows only what it reads.
public protocol ObservableObject: AnyObject {
  /// The type of what tells of a change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher

  /// Tells before the model changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells before one of the model's published properties changes, or when it is told to.
  ///
  /// A model without published properties has nothing to keep the publisher in and has to declare
  /// one: `let objectWillChange = ObservableObjectPublisher()`.
  ///
  /// O(n) in the model's stored properties.
  public var objectWillChange: ObservableObjectPublisher {
    let boxes = publishedBoxes(of: self)
    let publisher = boxes.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for box in boxes where box.objectWillChange == nil { box.objectWillChange = publisher }
    return publisher
  }
}

/// Tells that a model is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
  private let listeners = Listeners<Void>()

  /// Makes a publisher to which nobody listens.
  public init() {}

  /// Tells that the model is about to change.
  public func send() {
    listeners.send(())
  }

  /// Begins to listen.
  public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
    listeners.add(receiveValue)
  }
}
