import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Presents")
struct PresentsTests {
  @Test("A property is kept in presentation state, and its projection is that")
  func aPropertyIsKeptInPresentationStateAndItsProjectionIsThat() {
    expectExpansion(
      of: """
        struct State {
          @Presents public var destination: Destination.State?
        }
        """,
      by: ["Presents": PresentsMacro.self],
      is: """
        struct State {
          public var destination: Destination.State? {
            @storageRestrictions(initializes: _destination)
            init(initialValue) {
              _destination = RostrumPresentation.PresentationState<Destination.State>(
                wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(self, keyPath: \\.destination)
              return _destination.wrappedValue
            }
            set {
              _$observationRegistrar.mutate(
                self, keyPath: \\.destination, &_destination.wrappedValue, newValue,
                RostrumCore._$isIdentityEqual)
            }
            _modify {
              let before = _$observationRegistrar.willModify(
                self, keyPath: \\.destination, &_destination.wrappedValue)
              defer {
                _$observationRegistrar.didModify(
                  self, keyPath: \\.destination, &_destination.wrappedValue, before,
                  RostrumCore._$isIdentityEqual)
              }
              yield &_destination.wrappedValue
            }
          }

          public var $destination: RostrumPresentation.PresentationState<Destination.State> {
            get {
              _$observationRegistrar.access(self, keyPath: \\.destination)
              return _destination
            }
            set {
              _$observationRegistrar.mutate(
                self, keyPath: \\.destination, &_destination, newValue,
                RostrumCore._$isIdentityEqual)
            }
            _modify {
              let before = _$observationRegistrar.willModify(
                self, keyPath: \\.destination, &_destination)
              defer {
                _$observationRegistrar.didModify(
                  self, keyPath: \\.destination, &_destination, before,
                  RostrumCore._$isIdentityEqual)
              }
              yield &_destination
            }
          }

          private var _destination = RostrumPresentation.PresentationState<Destination.State>(
            wrappedValue: nil)
        }
        """)
  }

  @Test("The long spelling of an optional, with a first value")
  func theLongSpellingOfAnOptionalWithAFirstValue() {
    expectExpansion(
      of: """
        struct State {
          @Presents private var alert: Optional<AlertState<Action>> = .some(a)
        }
        """,
      by: ["Presents": PresentsMacro.self],
      is: """
        struct State {
          private var alert: Optional<AlertState<Action>> {
            @storageRestrictions(initializes: _alert)
            init(initialValue) {
              _alert = RostrumPresentation.PresentationState<AlertState<Action>>(
                wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(self, keyPath: \\.alert)
              return _alert.wrappedValue
            }
            set {
              _$observationRegistrar.mutate(
                self, keyPath: \\.alert, &_alert.wrappedValue, newValue,
                RostrumCore._$isIdentityEqual)
            }
            _modify {
              let before = _$observationRegistrar.willModify(
                self, keyPath: \\.alert, &_alert.wrappedValue)
              defer {
                _$observationRegistrar.didModify(
                  self, keyPath: \\.alert, &_alert.wrappedValue, before,
                  RostrumCore._$isIdentityEqual)
              }
              yield &_alert.wrappedValue
            }
          }

          private var $alert: RostrumPresentation.PresentationState<AlertState<Action>> {
            get {
              _$observationRegistrar.access(self, keyPath: \\.alert)
              return _alert
            }
            set {
              _$observationRegistrar.mutate(
                self, keyPath: \\.alert, &_alert, newValue,
                RostrumCore._$isIdentityEqual)
            }
            _modify {
              let before = _$observationRegistrar.willModify(
                self, keyPath: \\.alert, &_alert)
              defer {
                _$observationRegistrar.didModify(
                  self, keyPath: \\.alert, &_alert, before,
                  RostrumCore._$isIdentityEqual)
              }
              yield &_alert
            }
          }

          private var _alert = RostrumPresentation.PresentationState<AlertState<Action>>(
            wrappedValue: nil)
        }
        """)
  }

  @Test(
    "Only stored variables with an optional type can present",
    arguments: [
      "let alert: A?", "var alert: A", "var alert = a", "var alert: A? { nil }",
      "static var alert: A?",
    ]
  )
  func onlyStoredVariablesWithAnOptionalTypeCanPresent(property: String) {
    expectExpansion(
      of: """
        struct State {
          @Presents \(property)
        }
        """,
      by: ["Presents": PresentsMacro.self],
      is: """
        struct State {
          \(property)
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' can only be applied to a stored 'var' with an optional type",
          line: 2, column: 3)
      ])
  }
}
