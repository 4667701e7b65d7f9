import RostrumCases

/// The state of something that a feature presents, or `nil` while it presents nothing.
///
/// `@Presents` in an observable state makes one; a plain state writes it as a property wrapper:
///
/// ```swift
/// struct State: Equatable {
///   @PresentationState var addStandup: StandupForm.State?
/// }
/// ```
///
/// It keeps the presented state behind a reference that is copied on write. A feature that presents
/// another of its own kind is therefore possible, and a parent's state stays small however much its
/// destinations hold.
@propertyWrapper
@dynamicMemberLookup
public struct PresentationState<State> {
  private final class Storage {
    var state: State?

    init(_ state: State?) {
      self.state = state
    }
  }

  private var storage: Storage

  /// What the reducer that runs the presentation has taken notice of; equality and coding ignore it.
  package private(set) var presentedID: PresentedID?

  /// Whether the presented state may have changed since notice was taken of it.
  package private(set) var isTouched = true

  /// Presents a state, or nothing.
  ///
  /// - Parameter wrappedValue: The state to present.
  public init(wrappedValue: State?) {
    storage = Storage(wrappedValue)
  }

  /// The presented state; writing `nil` dismisses it.
  public var wrappedValue: State? {
    _read { yield storage.state }
    _modify {
      isTouched = true
      if !isKnownUniquelyReferenced(&storage) {
        storage = Storage(storage.state)
      }
      yield &storage.state
    }
  }

  /// The presentation itself, for operators and for ``subscript(case:fileID:filePath:line:column:)``.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  /// Whether something is presented.
  package var isPresented: Bool { storage.state != nil }

  /// Takes notice of what is presented.
  package mutating func note(_ id: PresentedID?) {
    presentedID = id
    isTouched = false
  }

  /// Changes the presented state in its place; there must be one.
  ///
  /// - Parameters:
  ///   - isTouching: Whether the change may make something else of it, of which notice is to be taken.
  ///   - body: Changes the state.
  package mutating func change(isTouching: Bool, _ body: (inout State) -> Void) {
    if isTouching { isTouched = true }
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.state) }
    body(&storage.state!)
  }

  /// Whether both presentations share one state in memory.
  package func sharesStorage(with other: Self) -> Bool {
    storage === other.storage
  }
}

/// NB: `@unchecked` because the storage is a class; it is never written while it is shared.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Equatable where State: Equatable {
  /// Whether equal states are presented.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.sharesStorage(with: rhs) || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Feeds the presented state to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension PresentationState: Decodable where State: Decodable {
  /// Reads what an optional state would write.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try State?(from: decoder))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Writes what an optional state would write.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}
