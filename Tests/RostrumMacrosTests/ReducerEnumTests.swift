import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Reducer on an enum")
struct ReducerEnumTests {
  @Test("An enum of one feature")
  func anEnumOfOneFeature() {
    expectExpansion(
      of: """
        @Reducer
        public enum Destination {
          case detail(Detail)
        }
        """,
      by: ["Reducer": ReducerMacro.self],
      is: """
        public enum Destination {
          case detail(Detail)

          @dynamicMemberLookup
          public enum State:
            nonisolated RostrumCases.CasePathable, nonisolated RostrumCases.CasePathIterable,
            RostrumCore.CaseReducerState,
            RostrumCore.ObservableState,
            RostrumPresentation._PresentedIdentifiable {
            public typealias StateReducer = Destination
            public static var _$body: StateReducer.Body { StateReducer.body }
            case detail(Detail.State)
            public nonisolated struct AllCasePaths: RostrumCases.CasePathSequence {
              public typealias Root = State
              public var detail: RostrumCases.AnyCasePath<State, Detail.State> {
                RostrumCases.AnyCasePath(
                  _$embed: State.detail,
                  _$extract: {
                    guard case .detail(let v0) = $0 else { return nil }
                    return v0
                  }
                )
              }
              public static var _$cases: [RostrumCases.PartialCaseKeyPath<State>] {
                var all: [RostrumCases.PartialCaseKeyPath<State>] = []
                all.append(.case(\\.detail))
                return all
              }
            }
            public nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
            public var _$id: RostrumCore.ObservableStateID {
              switch self {
              case .detail(let v0):
                return RostrumCore.ObservableStateID._$id(for: v0)._$tag(0)
              }
            }
            public mutating func _$willModify() {
              switch self {
              case .detail(var v0):
                RostrumCore._$willModify(&v0)
                self = .detail(v0)
              }
            }
            public var _$presentedID: RostrumPresentation.PresentedID {
              switch self {
              case .detail(let v0):
                return RostrumPresentation.PresentedID(v0)._$tag(0)
              }
            }
          }

          public enum Action: nonisolated RostrumCases.CasePathable, nonisolated RostrumCases.CasePathIterable {
            case detail(Detail.Action)
            public nonisolated struct AllCasePaths: RostrumCases.CasePathSequence {
              public typealias Root = Action
              public var detail: RostrumCases.AnyCasePath<Action, Detail.Action> {
                RostrumCases.AnyCasePath(
                  _$embed: Action.detail,
                  _$extract: {
                    guard case .detail(let v0) = $0 else { return nil }
                    return v0
                  }
                )
              }
              public static var _$cases: [RostrumCases.PartialCaseKeyPath<Action>] {
                var all: [RostrumCases.PartialCaseKeyPath<Action>] = []
                all.append(.case(\\.detail))
                return all
              }
            }
            public nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
          }

          public static var body: RostrumCore.Reduce<Self.State, Self.Action> {
            @RostrumCore.ReducerBuilder<Self.State, Self.Action>
            var cases: some RostrumCore.Reducer<Self.State, Self.Action> {
              RostrumCore.Scope(
                state: \\Self.State.Cases.detail,
                action: \\Self.Action.Cases.detail) {
                Detail()
              }
            }
            return RostrumCore.Reduce<Self.State, Self.Action>(cases)
          }

          @dynamicMemberLookup
          public nonisolated enum CaseScope: RostrumCases.CasePathable, RostrumCases.CasePathIterable {
            case detail(RostrumCore.Store<Detail.State, Detail.Action>)
            public nonisolated struct AllCasePaths: RostrumCases.CasePathSequence {
              public typealias Root = CaseScope
              public var detail: RostrumCases.AnyCasePath<CaseScope, RostrumCore.Store<Detail.State, Detail.Action>> {
                RostrumCases.AnyCasePath(
                  _$embed: CaseScope.detail,
                  _$extract: {
                    guard case .detail(let v0) = $0 else { return nil }
                    return v0
                  }
                )
              }
              public static var _$cases: [RostrumCases.PartialCaseKeyPath<CaseScope>] {
                var all: [RostrumCases.PartialCaseKeyPath<CaseScope>] = []
                all.append(.case(\\.detail))
                return all
              }
            }
            public nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
          }

          @MainActor
          public static func scope(
            _ store: RostrumCore.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.state {
            case .detail:
              return .detail(store.scope(state: \\.detail, action: \\.detail)!)
            }
          }
        }

        extension Destination: RostrumCore.CaseReducer, RostrumCore.Reducer {}
        """)
  }

  @Test("Types and a body that are there are not written again")
  func typesAndABodyThatAreThereAreNotWrittenAgain() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case detail(Detail)
          enum State {}
          enum Action {}
          enum CaseScope {}
          static var body: some Reducer<State, Action> {
            EmptyReducer()
          }
        }
        """,
      by: ["Reducer": ReducerMacro.self],
      is: """
        enum Destination {
          case detail(Detail)
          @RostrumCases.CasePathable @dynamicMemberLookup
          enum State {}
          @RostrumCases.CasePathable
          enum Action {}
          enum CaseScope {}
          static var body: some Reducer<State, Action> {
            EmptyReducer()
          }
        }

        extension Destination: RostrumCore.CaseReducer, RostrumCore.Reducer {}
        """)
  }

  @Test("Features that differ in labels only are refused")
  func featuresThatDifferInLabelsOnlyAreRefused() {
    expectExpansion(
      of: """
        @Reducer
        enum Destination {
          case a(x: A)
          case a(y: A)
        }
        """,
      by: ["Reducer": ReducerMacro.self],
      is: """
        enum Destination {
          case a(x: A)
          case a(y: A)
        }

        extension Destination: RostrumCore.CaseReducer, RostrumCore.Reducer {}
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' cannot be applied to overloaded case name 'a'", line: 4, column: 8)
      ])
  }

  @Test("The marks of cases add nothing themselves")
  func theMarksOfCasesAddNothingThemselves() {
    expectExpansion(
      of: """
        enum Destination {
          @ReducerCaseIgnored case a(A)
          @ReducerCaseEphemeral case b(B)
        }
        """,
      by: [
        "ReducerCaseIgnored": ReducerCaseIgnoredMacro.self,
        "ReducerCaseEphemeral": ReducerCaseEphemeralMacro.self,
      ],
      is: """
        enum Destination {
          case a(A)
          case b(B)
        }
        """)
  }

  @Test("Alerts send their own actions, and data sends none")
  func roles() throws {
    let reducer = try members(
      of: """
        @Reducer
        enum Destination {
          case alert(AlertState<Alert>)
          @ReducerCaseEphemeral case toast(Toast)
          @ReducerCaseIgnored case meeting(Meeting)
          case pair(Int, label: String)
          case none
        }
        """)
    #expect(
      try reducer.cases(of: "State") == """
        case alert(AlertState<Alert>)
        case toast(Toast)
        case meeting(Meeting)
        case pair(Int, label: String)
        case none
        """)
    #expect(
      try reducer.cases(of: "Action") == """
        case alert(Alert)
        case toast(Toast.Action)
        case meeting(Swift.Never)
        case pair(Swift.Never)
        case none(Swift.Never)
        """)
    #expect(
      try reducer.cases(of: "CaseScope") == """
        case alert(RostrumCore.Store<AlertState<Alert>, Alert>)
        case toast(RostrumCore.Store<Toast, Toast.Action>)
        case meeting(Meeting)
        case pair(Int, label: String)
        case none
        """)
    #expect(
      reducer.text.contains(
        """
        static var body: RostrumCore.Reduce<Self.State, Self.Action> {
          RostrumCore.Reduce<Self.State, Self.Action> { _, _ in .none }
        }
        """))
    #expect(
      reducer.text.contains(
        """
          case .pair(let v0, let v1):
            return .pair(v0, label: v1)
        """))
  }

  @Test("An alert without a reducer has a store if the actions that are written by hand answer it")
  func answeredAlert() throws {
    let reducer = try members(
      of: """
        @Reducer
        enum Destination {
          @ReducerCaseIgnored case alert(AlertState<Alert>)
          @ReducerCaseIgnored case dialog(ConfirmationDialogState<Choice>)
          case edit(Edit)
          enum Action { case alert(Alert.Answer), edit(Edit.Action) }
        }
        """)
    #expect(
      try reducer.cases(of: "CaseScope") == """
        case alert(RostrumCore.Store<AlertState<Alert>, Alert.Answer>)
        case dialog(ConfirmationDialogState<Choice>)
        case edit(RostrumCore.Store<Edit.State, Edit.Action>)
        """)
  }

  @Test("A default value makes the reducer")
  func defaultValue() throws {
    let reducer = try members(
      of: """
        @Reducer
        indirect enum Destination {
          case detail(Detail = Detail(limit: 3))
          case modal(Modal.Body = Modal.body)
        }
        """)
    #expect(reducer.text.contains("\nindirect enum State:"))
    #expect(
      try reducer.cases(of: "Action") == """
        case detail(Detail.Action)
        case modal(Modal.Body.Action)
        """)
    #expect(
      reducer.text.contains(
        """
            RostrumCore.Scope(
              state: \\Self.State.Cases.detail,
              action: \\Self.Action.Cases.detail) {
              Detail(limit: 3)
            }
            RostrumCore.Scope(
              state: \\Self.State.Cases.modal,
              action: \\Self.Action.Cases.modal) {
              Modal.body
            }
        """))
  }

  @Test("Conditions and attributes of cases stay")
  func conditions() throws {
    let reducer = try members(
      of: """
        @Reducer
        package enum Destination {
          #if os(Linux)
          @available(*, deprecated) case detail(Detail)
          #else
          @ReducerCaseIgnored case date(Date)
          #endif
        }
        """)
    #expect(
      try reducer.cases(of: "CaseScope") == """
        #if os(Linux)
        @available(*, deprecated) case detail(RostrumCore.Store<Detail.State, Detail.Action>)
        #else
        case date(Date)
        #endif
        """)
    #expect(
      reducer.text.contains(
        """
            #if os(Linux)
            RostrumCore.Scope(
              state: \\Self.State.Cases.detail,
              action: \\Self.Action.Cases.detail) {
              Detail()
            }
            #endif
        """))
  }

  @Test("Conformances that are asked for are written")
  func conformances() throws {
    let reducer = try members(
      of: """
        @Reducer(state: .equatable, .sendable, action: .hashable)
        enum Destination {
          case none
        }
        """)
    #expect(
      reducer.text.contains(
        """
        enum State:
          nonisolated RostrumCases.CasePathable, nonisolated RostrumCases.CasePathIterable,
          RostrumCore.CaseReducerState,
          RostrumCore.ObservableState,
          RostrumPresentation._PresentedIdentifiable,
          Swift.Equatable,
          Swift.Sendable {
        """))
    #expect(
      reducer.text.contains(
        """
        enum Action: nonisolated RostrumCases.CasePathable, \
        nonisolated RostrumCases.CasePathIterable, Swift.Hashable {
        """))
  }
}

/// Makes the members that the macro adds to an enum.
private func members(of source: String) throws -> GeneratedMembers {
  let statement = try #require(Parser.parse(source: source).statements.first)
  let declaration = try #require(statement.item.as(EnumDeclSyntax.self))
  let attribute = try #require(declaration.attributes.first(named: ["Reducer"]))
  let reducer = EnumReducer(declaration, options: attribute.conformanceOptions)
  return GeneratedMembers(members: reducer.members)
}

/// What the macro adds to an enum.
private struct GeneratedMembers {
  let members: [String]

  var text: String {
    members.joined(separator: "\n")
  }

  /// The cases of a generated enum, without its other members.
  func cases(of name: String) throws -> String {
    let enums = members.compactMap { Parser.parse(source: $0).statements.first }
      .compactMap { $0.item.as(EnumDeclSyntax.self) }
    let found = try #require(enums.first { $0.name.text == name })
    return found.memberBlock.members
      .filter { $0.decl.is(EnumCaseDeclSyntax.self) || $0.decl.is(IfConfigDeclSyntax.self) }
      .map { $0.trimmedDescription.split(separator: "\n") }
      .joined()
      .map { $0.trimmingPrefix(while: { $0 == " " }) }
      .joined(separator: "\n")
  }
}
