import RostrumPresentation

/// Makes a type a feature: adds the conformance to ``Reducer-protocol``, and what is missing of it.
///
/// ```swift
/// @Reducer struct Counter {
///   @ObservableState struct State { var count = 0 }
///   enum Action { case incrementButtonTapped }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in … }
///   }
/// }
/// ```
///
/// On an enum it makes one feature out of those that the cases hold, of which one is there at a
/// time: `@Reducer enum Destination { case detail(Detail); case edit(Form) }`.
@attached(
  member,
  names: named(State), named(Action), named(init), named(body), named(CaseScope), named(scope),
  named(_$work))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, BodilessReducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "RostrumMacros", type: "ReducerMacro")

/// Makes an enum a feature, and gives its state and its actions further conformances.
///
/// ```swift
/// @Reducer(state: .equatable) enum Destination {
///   case detail(Detail)
///   case alert(AlertState<Alert>)
/// }
/// ```
///
/// - Parameters:
///   - state: Conformances of the state.
///   - action: Conformances of the actions.
@attached(
  member,
  names: named(State), named(Action), named(init), named(body), named(CaseScope), named(scope),
  named(_$work))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, BodilessReducer, CaseReducer)
public macro Reducer(
  state: SynthesizedConformance..., action: SynthesizedConformance...
) = #externalMacro(module: "RostrumMacros", type: "ReducerMacro")

/// Lets the fields of a state be observed one by one. See ``ObservableState-protocol``.
@attached(extension, conformances: ObservableState)
@attached(
  member,
  names: named(_$id), named(_$observationRegistrar), named(_$storage), named(_$willModify),
  named(CodingKeys))
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "RostrumMacros", type: "ObservableStateMacro")

/// Lets one field of a state be observed. `@ObservableState` puts it on every stored property.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "RostrumMacros", type: "ObservationStateTrackedMacro")

/// Keeps a stored property of an observable state from being observed.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "RostrumMacros", type: "ObservationStateIgnoredMacro")

/// Lets an optional property of a state be presented: as a sheet, an alert, a screen.
///
/// ```swift
/// @ObservableState struct State {
///   @Presents var destination: Destination.State?
/// }
/// ```
///
/// The property itself reads and writes as before; its projection `$destination` is what
/// `ifLet(\.$destination, action: \.destination)` takes.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "RostrumMacros", type: "PresentsMacro")

/// Says that a case of an enum feature holds plain data, on which no feature works.
@attached(peer, names: named(_))
public macro ReducerCaseIgnored() =
  #externalMacro(module: "RostrumMacros", type: "ReducerCaseIgnoredMacro")

/// Says that a case of an enum feature holds a value like an alert, which goes when it is answered.
@attached(peer, names: named(_))
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "RostrumMacros", type: "ReducerCaseEphemeralMacro")

/// Gives a view a `send` for the actions that are its own.
///
/// ```swift
/// @ViewAction(for: Form.self) struct FormView: View {
///   let store: StoreOf<Form>
///
///   var body: some View {
///     Button("Save") { send(.saveButtonTapped) }
///   }
/// }
/// ```
///
/// - Parameter for: The feature, whose actions conform to ``ViewAction-protocol``.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "RostrumMacros", type: "ViewActionMacro") where R.Action: ViewAction

/// A conformance that `@Reducer` can add to the state or the actions of an enum feature.
public struct SynthesizedConformance: Sendable {
  /// `Codable`.
  public static let codable = Self()

  /// `Decodable`.
  public static let decodable = Self()

  /// `Encodable`.
  public static let encodable = Self()

  /// `Equatable`.
  public static let equatable = Self()

  /// `Hashable`.
  public static let hashable = Self()

  /// `Sendable`.
  public static let sendable = Self()
}
