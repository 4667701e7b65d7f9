import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@ObservableState")
struct ObservableStateTests {
  @Test("Stored variables of a struct are tracked, everything else is left alone")
  func storedVariablesOfAStructAreTrackedEverythingElseIsLeftAlone() {
    expectExpansion(
      of: """
        @ObservableState
        public struct State {
          public var count = 0
          var observed: Int { didSet {} }
          let id: Int
          static var shared = 0
          lazy var expensive = 0
          var double: Int { count * 2 }
          @Presents var destination: Destination.State?
          @Shared var settings: Settings
          @ObservationStateIgnored var cache: Int
          func f() {}
        }
        """,
      by: ["ObservableState": ObservableStateMacro.self],
      is: """
        public struct State {
          @RostrumCore.ObservationStateTracked
          public var count = 0
          @RostrumCore.ObservationStateTracked
          var observed: Int { didSet {} }
          let id: Int
          static var shared = 0
          lazy var expensive = 0
          var double: Int { count * 2 }
          @Presents var destination: Destination.State?
          @Shared var settings: Settings
          @ObservationStateIgnored var cache: Int
          func f() {}

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

          public static func _$storage<Member>(of keyPath: Swift.WritableKeyPath<Self, Member>) -> Swift.WritableKeyPath<Self, Member>? {
            let path: Swift.AnyKeyPath = keyPath
            var storage: Swift.AnyKeyPath?
            if path == \\Self.count { storage = \\Self._count }
            else if path == \\Self.$destination { storage = \\Self._destination }
            return storage as? Swift.WritableKeyPath<Self, Member>
          }
        }

        extension State: RostrumCore.ObservableState {}
        """)
  }

  @Test("The identity of an enum is that of its value, tagged by the case")
  func theIdentityOfAnEnumIsThatOfItsValueTaggedByTheCase() {
    expectExpansion(
      of: """
        @ObservableState
        public enum State {
          case detail(Detail.State)
          case list(items: List.State)
          case pair(Int, Int)
          case none
        }
        """,
      by: ["ObservableState": ObservableStateMacro.self],
      is: """
        public enum State {
          case detail(Detail.State)
          case list(items: List.State)
          case pair(Int, Int)
          case none

          public var _$id: RostrumCore.ObservableStateID {
            switch self {
            case .detail(let v0):
              return RostrumCore.ObservableStateID._$id(for: v0)._$tag(0)
            case .list(let v0):
              return RostrumCore.ObservableStateID._$id(for: v0)._$tag(1)
            case .pair:
              return RostrumCore.ObservableStateID._$inert._$tag(2)
            case .none:
              return RostrumCore.ObservableStateID._$inert._$tag(3)
            }
          }

          public mutating func _$willModify() {
            switch self {
            case .detail(var v0):
              RostrumCore._$willModify(&v0)
              self = .detail(v0)
            case .list(var v0):
              RostrumCore._$willModify(&v0)
              self = .list(items: v0)
            case .pair: break
            case .none: break
            }
          }
        }

        extension State: RostrumCore.ObservableState {}
        """)
  }

  @Test("An enum without values has nothing to modify")
  func anEnumWithoutValuesHasNothingToModify() {
    expectExpansion(
      of: """
        @ObservableState
        enum State {
          case a
          #if DEBUG
          case b
          #endif
        }
        """,
      by: ["ObservableState": ObservableStateMacro.self],
      is: """
        enum State {
          case a
          #if DEBUG
          case b
          #endif

          var _$id: RostrumCore.ObservableStateID {
            switch self {
            case .a:
              return RostrumCore.ObservableStateID._$inert._$tag(0)
            #if DEBUG
            case .b:
              return RostrumCore.ObservableStateID._$inert._$tag(1)
            #endif
            }
          }

          mutating func _$willModify() {}
        }

        extension State: RostrumCore.ObservableState {}
        """)
  }

  @Test(
    "Types with an identity of their own are refused",
    arguments: ["class", "actor"]
  )
  func typesWithAnIdentityOfTheirOwnAreRefused(kind: String) {
    expectExpansion(
      of: """
        @ObservableState
        \(kind) Model {
        }
        """,
      by: ["ObservableState": ObservableStateMacro.self],
      is: """
        \(kind) Model {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservableState' cannot be applied to \(kind) type 'Model'",
          line: 1, column: 1)
      ])
  }

  @Test(
    "Attributes that belong elsewhere are refused, and replacements offered",
    arguments: [
      ("ObservationIgnored", "ObservationStateIgnored"),
      ("ObservationTracked", "ObservationStateTracked"),
      ("PresentationState", "Presents"),
    ]
  )
  func attributesThatBelongElsewhereAreRefusedAndReplacementsOffered(wrong: String, right: String) {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          @\(wrong) var x: Int?
        }
        """,
      by: ["ObservableState": ObservableStateMacro.self],
      is: """
        struct State {
          @\(wrong) var x: Int?

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

        extension State: RostrumCore.ObservableState {}
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@\(wrong)' cannot be used in '@ObservableState'",
          line: 3, column: 3,
          fixIts: [FixItSpec(message: "Use '@\(right)' instead")])
      ],
      fixed: """
        @ObservableState
        struct State {
          @\(right) var x: Int?
        }
        """)
  }
}
