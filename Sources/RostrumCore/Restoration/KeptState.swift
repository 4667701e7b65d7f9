import RostrumDependencies
import RostrumRestoration
import RostrumRuntime

/// The state that an earlier launch of the app has kept of a root store, and the place for this
/// launch's.
///
/// The place of a root store consists of the type of its state and the number of stores of that type
/// that exist.
///
/// NB: It isn't generic, because a store that isn't kept would request the metadata of the optional.
@MainActor
struct KeptState {
  private let type: Any.Type
  private let restoration: Restoration
  private let place: KeptPlace
  private let codable: (any (Encodable & Decodable).Type)?
  private let location: CallSite?

  /// Finds the place of the next store of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the store's state.
  ///   - restoration: What the launch begins with.
  ///   - location: The call site of the store's initializer.
  init(_ type: Any.Type, _ restoration: Restoration, at location: CallSite?) {
    self.type = type
    self.restoration = restoration
    self.location = location
    place = restoration.place(named: "store:\(TypeName.of(type))")
    codable = type as? any (Encodable & Decodable).Type
  }

  /// Initializes memory with the state of the earlier launch, or with the initial state if none was
  /// kept.
  ///
  /// - Returns: Whether a state was kept.
  func initialize<State>(
    _ memory: UnsafeMutablePointer<State>, or initialState: () -> State
  ) -> Bool {
    let kept = codable.flatMap { restoration.value($0, at: place) as? State }
    memory.initialize(to: kept ?? initialState())
    return kept != nil
  }

  /// Registers the store, whose state is kept from now on if it is `Codable`.
  func register(_ core: any KeptValue, isRestored: Bool) -> KeptRegistration {
    if codable != nil {
      return restoration.register(core, as: type, at: place, isRestored: isRestored)
    }
    let declaration = location.map { "The store at \($0)" }
    let issue = RestorationIssue(
      .notCodable, at: place, of: TypeName.of(type), declaration: declaration)
    return restoration.registerUnkept(issue, as: type, isLost: true)
  }
}
