import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("Isolation of what macros add")
struct IsolationTests {
  @Test("The conformance of a type that is not isolated is not, either")
  func nonisolatedReducer() {
    expectExpansion(
      of: """
        @Reducer
        nonisolated struct Feature {
          struct State {}
          typealias Action = Int
          var body: EmptyReducer<State, Action> { EmptyReducer() }
        }
        """,
      by: ["Reducer": ReducerMacro.self],
      is: """
        nonisolated struct Feature {
          struct State {}
          typealias Action = Int
          var body: EmptyReducer<State, Action> { EmptyReducer() }
        }

        nonisolated extension Feature: RostrumCore.Reducer {}
        """)
  }

  @Test("The conformance of state that is not isolated is not, either")
  func nonisolatedState() {
    expectExpansion(
      of: """
        @ObservableState
        nonisolated struct State {}
        """,
      by: ["ObservableState": ObservableStateMacro.self],
      is: """
        nonisolated struct State {

          var _$observationRegistrar = RostrumCore.ObservationStateRegistrar()

          var _$id: RostrumCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          static var _$isSendable: Swift.Bool {
            RostrumCore._$isSendable(Self.self)
          }
        }

        nonisolated extension State: RostrumCore.ObservableState {}
        """)
  }
}
