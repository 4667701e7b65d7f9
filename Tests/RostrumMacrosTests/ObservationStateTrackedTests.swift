import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@ObservationStateTracked")
struct ObservationStateTrackedTests {
  @Test("A property moves into private storage behind accessors that report")
  func aPropertyMovesIntoPrivateStorageBehindAccessorsThatReport() {
    expectExpansion(
      of: """
        struct State {
          @ObservationStateTracked public var count: Int = 0
        }
        """,
      by: ["ObservationStateTracked": ObservationStateTrackedMacro.self],
      is: """
        struct State {
          public var count: Int {
            @storageRestrictions(initializes: _count)
            init(initialValue) {
              _count = initialValue
            }
            get {
              _$observationRegistrar.access(self, keyPath: \\.count)
              return _count
            }
            set {
              _$observationRegistrar.mutate(
                self, keyPath: \\.count, &_count, newValue,
                RostrumCore._$isIdentityEqual)
            }
            _modify {
              let before = _$observationRegistrar.willModify(
                self, keyPath: \\.count, &_count)
              defer {
                _$observationRegistrar.didModify(
                  self, keyPath: \\.count, &_count, before,
                  RostrumCore._$isIdentityEqual)
              }
              yield &_count
            }
          }

          private var _count: Int = 0
        }
        """)
  }

  @Test("Observers and inferred types move along")
  func observersAndInferredTypesMoveAlong() {
    expectExpansion(
      of: """
        struct State {
          @ObservationStateTracked var count = 0 {
            didSet { print(count) }
          }
        }
        """,
      by: ["ObservationStateTracked": ObservationStateTrackedMacro.self],
      is: """
        struct State {
          var count {
            didSet { print(count) }
              @storageRestrictions(initializes: _count)
              init(initialValue) {
                _count = initialValue
              }

              get {
                _$observationRegistrar.access(self, keyPath: \\.count)
                return _count
              }

              set {
                _$observationRegistrar.mutate(
                  self, keyPath: \\.count, &_count, newValue,
                  RostrumCore._$isIdentityEqual)
              }

              _modify {
                let before = _$observationRegistrar.willModify(
                  self, keyPath: \\.count, &_count)
                defer {
                  _$observationRegistrar.didModify(
                    self, keyPath: \\.count, &_count, before,
                    RostrumCore._$isIdentityEqual)
                }
                yield &_count
              }
          }

          private var _count = 0 {
              didSet { print(count) }
            }
        }
        """)
  }

  @Test("An ignored property stays as it is written")
  func anIgnoredPropertyStaysAsItIsWritten() {
    expectExpansion(
      of: """
        struct State {
          @ObservationStateIgnored var cache = 0
        }
        """,
      by: ["ObservationStateIgnored": ObservationStateIgnoredMacro.self],
      is: """
        struct State {
          var cache = 0
        }
        """)
  }
}
