import RostrumCases

/// A property wrapper for the state of a presented feature.
///
/// The state is `nil` when nothing is presented.
///
/// `@Presents` uses it in observable state. State without `@ObservableState` declares the property
/// wrapper itself:
///
/// ```swift
/// struct State: Equatable {
///   @PresentationState var addStandup: StandupForm.State?
/// }
/// ```
///
/// The presented state is stored in a copy-on-write box. A feature can therefore present another
/// instance of itself, and the parent state stays small regardless of the size of its destinations.
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

  /// The ID of the presentation that the reducer has processed; ignored by equality and coding.
  package private(set) var presentedID: PresentedID?

  /// Whether the presented state may have changed since the reducer processed it.
  package private(set) var isTouched = true

  /// Creates a presentation.
  ///
  /// - Parameter wrappedValue: The presented state, or `nil`.
  public init(wrappedValue: State?) {
    storage = Storage(wrappedValue)
  }

  /// The presented state; assigning `nil` dismisses it.
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

  /// The presentation itself, which reducer operators use.
  ///
  /// It also provides ``subscript(case:fileID:filePath:line:column:)``.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  /// Whether something is presented.
  package var isPresented: Bool { storage.state != nil }

  /// Records that the reducer has processed the presented state.
  package mutating func note(_ id: PresentedID?) {
    presentedID = id
    isTouched = false
  }

  /// Mutates the presented state, which must not be `nil`, in place.
  ///
  /// - Parameters:
  ///   - isTouching: Whether the mutation may change the identity of the presentation.
  ///   - body: A closure that mutates the state.
  package mutating func change(isTouching: Bool, _ body: (inout State) -> Void) {
    if isTouching { isTouched = true }
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.state) }
    body(&storage.state!)
  }

  /// Whether two presentations share the same storage.
  package func sharesStorage(with other: Self) -> Bool {
    storage === other.storage
  }
}

/// NB: `@unchecked` because the storage is a class; it is copied before it is mutated while shared.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Equatable where State: Equatable {
  /// Whether two presentations present equal states.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.sharesStorage(with: rhs) || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the presented state.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes an optional state.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try State?(from: decoder))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the presented state as an optional.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}
