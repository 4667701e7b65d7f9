import RostrumPresentation

/// Makes a type a feature: conforms it to ``Reducer-protocol`` and synthesizes what it omits.
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
/// Applied to an enum, it composes one feature from the features in the cases. One case is active
/// at a time: `@Reducer enum Destination { case detail(Detail); case edit(Form) }`.
@attached(
  member,
  names: named(State), named(Action), named(init), named(body), named(CaseScope), named(scope),
  named(_$work))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, BodilessReducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "RostrumMacros", type: "ReducerMacro")

/// Makes an enum a feature, and adds conformances to its state and its actions.
///
/// ```swift
/// @Reducer(state: .equatable) enum Destination {
///   case detail(Detail)
///   case alert(AlertState<Alert>)
/// }
/// ```
///
/// - Parameters:
///   - state: The conformances to add to the state.
///   - action: The conformances to add to the actions.
@attached(
  member,
  names: named(State), named(Action), named(init), named(body), named(CaseScope), named(scope),
  named(_$work))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, BodilessReducer, CaseReducer)
public macro Reducer(
  state: SynthesizedConformance..., action: SynthesizedConformance...
) = #externalMacro(module: "RostrumMacros", type: "ReducerMacro")

/// Makes the fields of a state observable one by one.
///
/// See ``ObservableState-protocol``.
@attached(extension, conformances: ObservableState)
@attached(
  member,
  names: named(_$id), named(_$isSendable), named(_$observationRegistrar), named(_$storage),
  named(_$willModify), named(CodingKeys))
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "RostrumMacros", type: "ObservableStateMacro")

/// Makes one field of a state observable.
///
/// `@ObservableState` adds it to every stored property.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "RostrumMacros", type: "ObservationStateTrackedMacro")

/// Excludes a stored property of an observable state from observation.
///
/// ```swift
/// @ObservableState struct State: Identifiable {
///   let id: Int
///   @ObservationStateIgnored var numbers = Array(0..<1_000)
/// }
/// ```
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "RostrumMacros", type: "ObservationStateIgnoredMacro")

/// Makes an optional property of a state drive a presentation, such as a sheet or an alert.
///
/// ```swift
/// @ObservableState struct State {
///   @Presents var destination: Destination.State?
/// }
/// ```
///
/// The property itself reads and writes as before. Pass its projection, `$destination`, to
/// `ifLet(\.$destination, action: \.destination)`.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "RostrumMacros", type: "PresentsMacro")

/// Marks a case of an enum feature that holds plain data, for which no reducer runs.
///
/// ```swift
/// @Reducer enum Path {
///   case detail(StandupDetail)
///   @ReducerCaseIgnored case meeting(Meeting, standup: Standup)
/// }
/// ```
@attached(peer, names: named(_))
public macro ReducerCaseIgnored() =
  #externalMacro(module: "RostrumMacros", type: "ReducerCaseIgnoredMacro")

/// Marks a case of an enum feature that holds ephemeral state, such as an alert's, which is
/// dismissed by any of its actions.
@attached(peer, names: named(_))
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "RostrumMacros", type: "ReducerCaseEphemeralMacro")

/// Adds to a view a `send` method for the actions in its feature's `view` case.
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
/// - Parameter for: The feature. Its actions conform to ``ViewAction-protocol``.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "RostrumMacros", type: "ViewActionMacro") where R.Action: ViewAction

/// A conformance that `@Reducer` can add to the state or to the actions of an enum feature.
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
