import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@CasePathable")
struct CasePathableTests {
  @Test("Cases with no, one and several values each get a case path")
  func casesWithNoOneAndSeveralValuesEachGetACasePath() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case reset
          case amountChanged(by: Int)
          case moved(from: Int, Int)
        }
        """,
      by: ["CasePathable": CasePathableMacro.self],
      is: """
        enum Action {
          case reset
          case amountChanged(by: Int)
          case moved(from: Int, Int)

          nonisolated struct AllCasePaths: RostrumCases.CasePathSequence {
            typealias Root = Action
            var reset: RostrumCases.AnyCasePath<Action, Swift.Void> {
              RostrumCases.AnyCasePath(
                _$embed: { .reset },
                _$extract: {
                  guard case .reset = $0 else { return nil }
                  return ()
                }
              )
            }
            var amountChanged: RostrumCases.AnyCasePath<Action, Int> {
              RostrumCases.AnyCasePath(
                _$embed: Action.amountChanged,
                _$extract: {
                  guard case .amountChanged(let v0) = $0 else { return nil }
                  return v0
                }
              )
            }
            var moved: RostrumCases.AnyCasePath<Action, (from: Int, Int)> {
              RostrumCases.AnyCasePath(
                _$embed: { .moved(from: $0.0, $0.1) },
                _$extract: {
                  guard case .moved(let v0, let v1) = $0 else { return nil }
                  return (v0, v1)
                }
              )
            }
            static var _$cases: [RostrumCases.PartialCaseKeyPath<Action>] {
              var all: [RostrumCases.PartialCaseKeyPath<Action>] = []
              all.append(.case(\\.reset))
              all.append(.case(\\.amountChanged))
              all.append(.case(\\.moved))
              return all
            }
          }

          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        nonisolated extension Action: RostrumCases.CasePathable, RostrumCases.CasePathIterable {}
        """)
  }

  @Test("Access of the enum is the access of its case paths")
  func accessOfTheEnumIsTheAccessOfItsCasePaths() {
    expectExpansion(
      of: """
        @CasePathable
        public enum Action {
          case reset
        }
        """,
      by: ["CasePathable": CasePathableMacro.self],
      is: """
        public enum Action {
          case reset

          public nonisolated struct AllCasePaths: RostrumCases.CasePathSequence {
            public typealias Root = Action
            public var reset: RostrumCases.AnyCasePath<Action, Swift.Void> {
              RostrumCases.AnyCasePath(
                _$embed: { .reset },
                _$extract: {
                  guard case .reset = $0 else { return nil }
                  return ()
                }
              )
            }
            public static var _$cases: [RostrumCases.PartialCaseKeyPath<Action>] {
              var all: [RostrumCases.PartialCaseKeyPath<Action>] = []
              all.append(.case(\\.reset))
              return all
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        nonisolated extension Action: RostrumCases.CasePathable, RostrumCases.CasePathIterable {}
        """)
  }

  @Test("Conditions around cases stay, and conditions around nothing go")
  func conditionsAroundCasesStayAndConditionsAroundNothingGo() {
    expectExpansion(
      of: """
        @CasePathable
        package enum Action {
          #if os(Linux)
          case a(Int)
          #elseif os(macOS)
          case b
          #else
          #endif
          #if DEBUG
          func f() {}
          #endif
        }
        """,
      by: ["CasePathable": CasePathableMacro.self],
      is: """
        package enum Action {
          #if os(Linux)
          case a(Int)
          #elseif os(macOS)
          case b
          #else
          #endif
          #if DEBUG
          func f() {}
          #endif

          package nonisolated struct AllCasePaths: RostrumCases.CasePathSequence {
            package typealias Root = Action
            #if os(Linux)
            package var a: RostrumCases.AnyCasePath<Action, Int> {
              RostrumCases.AnyCasePath(
                _$embed: Action.a,
                _$extract: {
                  guard case .a(let v0) = $0 else { return nil }
                  return v0
                }
              )
            }
            #elseif os(macOS)
            package var b: RostrumCases.AnyCasePath<Action, Swift.Void> {
              RostrumCases.AnyCasePath(
                _$embed: { .b },
                _$extract: {
                  guard case .b = $0 else { return nil }
                  return ()
                }
              )
            }
            #endif
            package static var _$cases: [RostrumCases.PartialCaseKeyPath<Action>] {
              var all: [RostrumCases.PartialCaseKeyPath<Action>] = []
              #if os(Linux)
              all.append(.case(\\.a))
              #elseif os(macOS)
              all.append(.case(\\.b))
              #endif
              return all
            }
          }

          package nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        nonisolated extension Action: RostrumCases.CasePathable, RostrumCases.CasePathIterable {}
        """)
  }

  @Test("Self in a value is the enum, and escaped names stay escaped")
  func selfInAValueIsTheEnumAndEscapedNamesStayEscaped() {
    expectExpansion(
      of: """
        @CasePathable
        indirect enum Tree {
          case `default`([Self])
        }
        """,
      by: ["CasePathable": CasePathableMacro.self],
      is: """
        indirect enum Tree {
          case `default`([Self])

          nonisolated struct AllCasePaths: RostrumCases.CasePathSequence {
            typealias Root = Tree
            var `default`: RostrumCases.AnyCasePath<Tree, [Tree]> {
              RostrumCases.AnyCasePath(
                _$embed: Tree.`default`,
                _$extract: {
                  guard case .`default`(let v0) = $0 else { return nil }
                  return v0
                }
              )
            }
            static var _$cases: [RostrumCases.PartialCaseKeyPath<Tree>] {
              var all: [RostrumCases.PartialCaseKeyPath<Tree>] = []
              all.append(.case(\\.`default`))
              return all
            }
          }

          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        nonisolated extension Tree: RostrumCases.CasePathable, RostrumCases.CasePathIterable {}
        """)
  }

  @Test("Availability of the enum is repeated on its extension")
  func availabilityOfTheEnumIsRepeatedOnItsExtension() {
    expectExpansion(
      of: """
        @available(macOS 15, *)
        @CasePathable
        enum Action {}
        """,
      by: ["CasePathable": CasePathableMacro.self],
      is: """
        @available(macOS 15, *)
        enum Action {

          nonisolated struct AllCasePaths: RostrumCases.CasePathSequence {
            typealias Root = Action
            static var _$cases: [RostrumCases.PartialCaseKeyPath<Action>] { [] }
          }

          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        @available(macOS 15, *)
        nonisolated extension Action: RostrumCases.CasePathable, RostrumCases.CasePathIterable {}
        """)
  }

  @Test(
    "Types that are no enums are refused",
    arguments: ["struct", "class", "actor"]
  )
  func typesThatAreNoEnumsAreRefused(kind: String) {
    expectExpansion(
      of: """
        @CasePathable
        \(kind) Model {
        }
        """,
      by: ["CasePathable": CasePathableMacro.self],
      is: """
        \(kind) Model {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' cannot be applied to \(kind) type 'Model'", line: 1, column: 1)
      ])
  }

  @Test("Cases that differ in labels only are refused")
  func casesThatDifferInLabelsOnlyAreRefused() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case a(x: Int), b
          case a(y: Int)
        }
        """,
      by: ["CasePathable": CasePathableMacro.self],
      is: """
        enum Action {
          case a(x: Int), b
          case a(y: Int)
        }

        nonisolated extension Action: RostrumCases.CasePathable, RostrumCases.CasePathIterable {}
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' cannot be applied to overloaded case name 'a'",
          line: 4, column: 8)
      ])
  }
}
