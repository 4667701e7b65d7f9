/// The storage that a binding reads and writes.
@MainActor
open class BindingLocation<Value> {
  open var value: Value {
    get { preconditionFailure("Subclasses must override 'value'.") }
    set { preconditionFailure("Subclasses must override 'value' to write \(newValue).") }
  }

  /// The transaction of changes that are made through this location, if any.
  open var transaction: Transaction? { nil }

  open func isSame(as other: BindingLocation<Value>) -> Bool { self === other }

  /// What a message calls the value, as far as the location itself knows.
  var words: String? { nil }

  /// Whether bindings to the location can share what they write.
  var isShareable: Bool { true }

  // NB: `@usableFromInline`, because Swift 6.3 diagnoses the initializers that it synthesizes for
  // subclasses of a class with a `package` initializer as infinitely recursive.
  @usableFromInline package init() {}
}

final class ClosureLocation<Value>: BindingLocation<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override var value: Value {
    get { get() }
    set { set(newValue) }
  }
}

/// A location that two closures read and write, with an identity that distinguishes it from others.
final class IdentifiedLocation<ID: Hashable, Value>: BindingLocation<Value> {
  private let id: ID
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  init(id: ID, get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.id = id
    self.get = get
    self.set = set
  }

  override var value: Value {
    get { get() }
    set { set(newValue) }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    id == (other as? IdentifiedLocation)?.id
  }
}

final class ConstantLocation<Value>: BindingLocation<Value> {
  private let constant: Value

  init(_ constant: Value) {
    self.constant = constant
  }

  override var value: Value {
    get { constant }
    set {}
  }

  override var isShareable: Bool { false }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation else { return false }
    return self === other || ValueLayout.areEqual(constant, other.constant)
  }
}

final class KeyPathLocation<Root, Value>: BindingLocation<Value> {
  private let base: BindingLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(base: BindingLocation<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var value: Value {
    get { base.value[keyPath: keyPath] }
    set { base.value[keyPath: keyPath] = newValue }
  }

  override var words: String? { keyPath.words }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// A member of an object.
final class ReferenceLocation<Root: AnyObject, Value>: BindingLocation<Value> {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override var value: Value {
    get { root[keyPath: keyPath] }
    set { root[keyPath: keyPath] = newValue }
  }

  override var words: String? { keyPath.words }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ReferenceLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}

/// The value of an optional, or the last one when it has become `nil`.
final class UnwrappedLocation<Value>: BindingLocation<Value> {
  private let base: BindingLocation<Value?>
  private var last: Value

  init(base: BindingLocation<Value?>, last: Value) {
    self.base = base
    self.last = last
  }

  override var value: Value {
    get {
      if let value = base.value { last = value }
      return last
    }
    set { if base.value != nil { base.value = newValue } }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation else { return false }
    return base.isSame(as: other.base)
  }
}

/// A value as an optional that is never `nil`.
final class WrappedLocation<Value>: BindingLocation<Value?> {
  private let base: BindingLocation<Value>

  init(base: BindingLocation<Value>) {
    self.base = base
  }

  override var value: Value? {
    get { base.value }
    set { if let newValue { base.value = newValue } }
  }

  override func isSame(as other: BindingLocation<Value?>) -> Bool {
    guard let other = other as? WrappedLocation else { return false }
    return base.isSame(as: other.base)
  }
}
