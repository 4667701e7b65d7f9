import Foundation
import Observation

/// A property of a model that tells views when it changes.
///
/// ```swift
/// final class Player: ObservableObject {
///   @Published var volume = 0.5
/// }
/// ```
///
/// `$volume` is a publisher: whoever listens gets the present value at once, and each new one
/// before it
/// is there.
@propertyWrapper
public struct Published<Value> {
  let box: PublishedBox<Value>

  /// Makes a property with its first value.
  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// Makes a property with its first value.
  public init(initialValue: Value) {
    box = PublishedBox(initialValue)
  }

  /// Not for use: only classes can have published properties.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// The value of a published property of an object.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storageKeyPath].box.value }
    set { owner[keyPath: storageKeyPath].box.value = newValue }
  }

  /// Tells the values of the property.
  public var projectedValue: Publisher { Publisher(box: box) }

  /// Tells the values of a published property.
  public struct Publisher: RostrumViews.Publisher {
    /// The type of the property.
    public typealias Output = Value

    let box: PublishedBox<Value>

    /// Begins to listen; the present value comes at once.
    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      receiveValue(box.value)
      return box.listeners.add(receiveValue)
    }
  }
}

/// Where a published property keeps its value.
///
/// Reading it is observed like reading a property of an `@Observable` model, so that views and
/// bindings
/// which only read one property follow it without a subscription.
///
/// NB: unchecked because what changes is only used under the lock.
final class PublishedBox<Value>: Observable, AnyPublishedBox, @unchecked Sendable {
  let listeners = Listeners<Value>()
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var current: Value
  private var publisher: ObservableObjectPublisher?

  init(_ value: Value) {
    current = value
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return lock.withLock { current }
    }
    set {
      objectWillChange?.send()
      listeners.send(newValue)
      registrar.withMutation(of: self, keyPath: \.value) {
        lock.withLock { current = newValue }
      }
    }
  }

  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { publisher } }
    set { lock.withLock { publisher = newValue } }
  }
}

/// Where a published property of any type keeps its value.
protocol AnyPublishedBox: AnyObject {
  /// The publisher of the model that has the property, once somebody asked for it.
  var objectWillChange: ObservableObjectPublisher? { get set }
}
