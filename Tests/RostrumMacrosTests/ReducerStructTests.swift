import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Reducer on a struct")
struct ReducerStructTests {
  @Test("A struct with everything gets attributes and the conformance")
  func aStructWithEverythingGetsAttributesAndTheConformance() {
    expectExpansion(
      of: """
        @Reducer
        public struct Feature {
          public struct State {}
          public enum Action {}
          public var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """,
      by: ["Reducer": ReducerMacro.self],
      is: """
        public struct Feature {
          public struct State {}
          @RostrumCases.CasePathable
          public enum Action {}
          @RostrumCore.ReducerBuilder<Self.State, Self.Action>
          public var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }

        extension Feature: RostrumCore.Reducer {}
        """)
  }

  @Test("A struct with nothing gets everything")
  func aStructWithNothingGetsEverything() {
    expectExpansion(
      of: """
        @Reducer
        public struct Feature {
        }
        """,
      by: ["Reducer": ReducerMacro.self],
      is: """
        public struct Feature {

          public struct State:
            RostrumCore.ObservableState,
            Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            public init() {}
            var _$observationRegistrar = RostrumCore.ObservationStateRegistrar()
            public var _$id: RostrumCore.ObservableStateID {
              _$observationRegistrar.id
            }
            public mutating func _$willModify() {
              _$observationRegistrar._$willModify()
            }
            public static var _$isSendable: Swift.Bool {
              RostrumCore._$isSendable(Self.self)
            }
            private nonisolated enum CodingKeys: Swift.CodingKey {}
          }

          public nonisolated enum Action: RostrumCases.CasePathable, RostrumCases.CasePathIterable,
            Swift.Equatable, Swift.Hashable, Swift.Sendable {
            public nonisolated struct AllCasePaths: RostrumCases.CasePathSequence {
              public typealias Root = Action
              public static var _$cases: [RostrumCases.PartialCaseKeyPath<Action>] { [] }
            }
            public nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
          }
        }

        extension Feature: RostrumCore.Reducer, RostrumCore.BodilessReducer {}
        """)
  }

  @Test("State that is an enum can be looked into, and attributes are not repeated")
  func stateThatIsAnEnumCanBeLookedIntoAndAttributesAreNotRepeated() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          @CasePathable
          enum State {}
          @RostrumCases.CasePathable
          enum Action {}
          @ReducerBuilder<State, Action> var body: some Reducer<State, Action> {
            EmptyReducer()
          }
        }
        """,
      by: ["Reducer": ReducerMacro.self],
      is: """
        struct Feature {
          @CasePathable
          @dynamicMemberLookup
          enum State {}
          @RostrumCases.CasePathable
          enum Action {}
          @ReducerBuilder<State, Action> var body: some Reducer<State, Action> {
            EmptyReducer()
          }
        }

        extension Feature: RostrumCore.Reducer {}
        """)
  }

  @Test("A body of another type, and a type parameter named State, are left alone")
  func aBodyOfAnotherTypeAndATypeParameterNamedStateAreLeftAlone() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature<State> {
          typealias Action = Int
          var body: EmptyReducer<State, Action> {
            EmptyReducer()
          }
        }
        """,
      by: ["Reducer": ReducerMacro.self],
      is: """
        struct Feature<State> {
          typealias Action = Int
          var body: EmptyReducer<State, Action> {
            EmptyReducer()
          }
        }

        extension Feature: RostrumCore.Reducer {}
        """)
  }

  @Test("A reduce method replaces a body")
  func aReduceMethodStandsForABody() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          struct State {}
          typealias Action = Int
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            .none
          }
        }
        """,
      by: ["Reducer": ReducerMacro.self],
      is: """
        struct Feature {
          struct State {}
          typealias Action = Int
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            .none
          }
        }

        extension Feature: RostrumCore.Reducer {}
        """)
  }

  @Test("A body beside a reduce method is warned about")
  func aBodyBesideAReduceMethodIsWarnedAbout() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          struct State {}
          typealias Action = Int
          let body = 0
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            .none
          }
        }
        """,
      by: ["Reducer": ReducerMacro.self],
      is: """
        struct Feature {
          struct State {}
          typealias Action = Int
          let body = 0
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            .none
          }

          func _$work() -> RostrumCore.ReducerWork<Self.State, Self.Action> {
            { self.reduce(into: &$0, action: $1) }
          }
        }

        extension Feature: RostrumCore.Reducer {}
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'reduce(into:action:)' takes precedence over 'body', which never runs; \
            write one of the two
            """,
          line: 6, column: 8, severity: .warning)
      ])
  }

  @Test("Conformances cannot be asked for on a struct")
  func conformancesCannotBeAskedForOnAStruct() {
    expectExpansion(
      of: """
        @Reducer(state: .equatable, action: .sendable)
        struct Feature {
        }
        """,
      by: ["Reducer": ReducerMacro.self],
      is: """
        struct Feature {

          struct State:
            RostrumCore.ObservableState,
            Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            init() {}
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
            private nonisolated enum CodingKeys: Swift.CodingKey {}
          }

          nonisolated enum Action: RostrumCases.CasePathable, RostrumCases.CasePathIterable,
            Swift.Equatable, Swift.Hashable, Swift.Sendable {
            nonisolated struct AllCasePaths: RostrumCases.CasePathSequence {
              typealias Root = Action
              static var _$cases: [RostrumCases.PartialCaseKeyPath<Action>] { [] }
            }
            nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
          }
        }

        extension Feature: RostrumCore.Reducer, RostrumCore.BodilessReducer {}
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "Argument passed to call that takes no arguments when applied to a struct",
          line: 1, column: 10,
          fixIts: [FixItSpec(message: "Remove '(state: .equatable, action: .sendable)'")])
      ],
      fixed: """
        @Reducer
        struct Feature {
        }
        """)
  }

  @Test(
    "Types with an identity of their own are refused",
    arguments: ["class", "actor"]
  )
  func typesWithAnIdentityOfTheirOwnAreRefused(kind: String) {
    expectExpansion(
      of: """
        @Reducer
        \(kind) Model {
        }
        """,
      by: ["Reducer": ReducerMacro.self],
      is: """
        \(kind) Model {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' cannot be applied to \(kind) type 'Model'", line: 1, column: 1)
      ])
  }
}
