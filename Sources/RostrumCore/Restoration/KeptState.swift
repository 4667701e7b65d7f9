import RostrumDependencies
import RostrumRestoration
import RostrumRuntime

/// The state that an earlier launch of the app has kept of a root store, and the place for this
/// launch's.
///
/// The place of a root store consists of the type of its state and the number of stores of that type
/// that exist.
@MainActor
struct KeptState<State> {
  private let restoration: Restoration
  private let place: KeptPlace
  private let isCodable: Bool
  private let location: CallSite?
  /// The state of the earlier launch, or `nil` if none was kept.
  let state: State?

  /// Looks up the state of the next store of a type.
  ///
  /// - Parameters:
  ///   - restoration: What the launch begins with.
  ///   - location: The call site of the store's initializer.
  init(_ restoration: Restoration, at location: CallSite?) {
    self.restoration = restoration
    self.location = location
    place = restoration.place(named: "store:\(TypeName.of(State.self))")
    if let type = State.self as? any (Encodable & Decodable).Type {
      isCodable = true
      state = restoration.value(type, at: place) as? State
    } else {
      isCodable = false
      state = nil
    }
  }

  /// Registers the store, whose state is kept from now on if it is `Codable`.
  func register(_ core: any KeptValue) -> KeptRegistration {
    if isCodable { return restoration.register(core, as: State.self, at: place) }
    let declaration = location.map { "The store at \($0)" }
    let issue = RestorationIssue(
      .notCodable, at: place, of: TypeName.of(State.self), declaration: declaration)
    return restoration.registerUnkept(issue, as: State.self, isLost: true)
  }
}
