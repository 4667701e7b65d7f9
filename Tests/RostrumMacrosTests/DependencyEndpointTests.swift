import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@DependencyEndpoint")
struct DependencyEndpointTests {
  private func expectEndpoint(
    _ property: String, is expected: String, diagnostics: [DiagnosticSpec] = [],
    fixed: String? = nil, line: UInt = #line
  ) {
    expectExpansion(
      of: "struct Client {\n  @DependencyEndpoint \(property)\n}",
      by: ["DependencyEndpoint": DependencyEndpointMacro.self],
      is: "struct Client {\n\(expected.indented)\n}",
      diagnostics: diagnostics,
      fixed: fixed.map { "struct Client {\n  @DependencyEndpoint \($0)\n}" },
      line: line)
  }

  /// An endpoint's declaration with its accessors.
  private func accessors(
    _ property: String, storage: String = "_run", hasDefault: Bool = false
  ) -> String {
    let initializer = """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(storage) = initialValue
      }

      """
    let others = """
      get { \(storage) }
      set { \(storage) = newValue }
      """
    return "\(property) {\n\(((hasDefault ? "" : initializer) + others).indented)\n}"
  }

  @Test("An endpoint that throws reports and throws")
  func anEndpointThatThrowsReportsAndThrows() {
    expectEndpoint(
      "var run: @Sendable (Int, String) async throws -> Bool",
      is: """
        \(accessors("var run: @Sendable (Int, String) async throws -> Bool"))

        private var _run: @Sendable (Int, String) async throws -> Bool = { _, _ in
          throw RostrumDependencies._$unimplemented("Client.run")
        }
        """)
  }

  @Test("An endpoint that gives nothing back reports")
  func anEndpointThatGivesNothingBackReports() {
    expectEndpoint(
      "var run: () -> Void",
      is: """
        \(accessors("var run: () -> Void"))

        private var _run: () -> Void = {
          RostrumDependencies._$unimplemented("Client.run")
        }
        """)
  }

  @Test("An endpoint with an optional result reports and gives nothing")
  func anEndpointWithAnOptionalResultReportsAndGivesNothing() {
    expectEndpoint(
      "var run: (Int) -> String?",
      is: """
        \(accessors("var run: (Int) -> String?"))

        private var _run: (Int) -> String? = { _ in
          RostrumDependencies._$unimplemented("Client.run")
          return nil
        }
        """)
  }

  @Test("A default is run after the report")
  func aDefaultIsRunAfterTheReport() {
    expectEndpoint(
      "var run: (Int) -> Int = { number in number + 1 }",
      is: """
        \(accessors("var run: (Int) -> Int", hasDefault: true))

        private var _run: (Int) -> Int = { number in
          RostrumDependencies._$unimplemented("Client.run")
          return number + 1
        }
        """)
  }

  @Test("A default of several statements stays as it is")
  func aDefaultOfSeveralStatementsStaysAsItIs() {
    expectEndpoint(
      "var run: (Int) throws -> Int = { let number = $0; return number }",
      is: """
        \(accessors("var run: (Int) throws -> Int", hasDefault: true))

        private var _run: (Int) throws -> Int = {
          RostrumDependencies._$unimplemented("Client.run")
          let number = $0; return number
        }
        """)
  }

  @Test("An empty default says that nothing happens")
  func anEmptyDefaultSaysThatNothingHappens() {
    expectEndpoint(
      "var run: () -> Void = {}",
      is: """
        \(accessors("var run: () -> Void", hasDefault: true))

        private var _run: () -> Void = {
          RostrumDependencies._$unimplemented("Client.run")
        }
        """)
  }

  @Test("Labels give a method, as visible as the property")
  func labelsGiveAMethodAsVisibleAsTheProperty() {
    expectEndpoint(
      "public var run: @Sendable (_ id: Int, String, _ at: Date) async throws -> Bool",
      is: """
        \(accessors(
          "public var run: @Sendable (_ id: Int, String, _ at: Date) async throws -> Bool"))

        private var _run: @Sendable (_ id: Int, String, _ at: Date) async throws -> Bool = { _, _, _ in
          throw RostrumDependencies._$unimplemented("Client.run")
        }

        public func run(id p0: Int, _ p1: String, at p2: Date) async throws -> Bool {
          try await self.run(p0, p1, p2)
        }
        """)
  }

  @Test("A method keeps the actor and passes what it may change")
  func aMethodKeepsTheActorAndPassesWhatItMayChange() {
    expectEndpoint(
      "var run: @MainActor @Sendable (_ total: inout Int) -> Void",
      is: """
        \(accessors("var run: @MainActor @Sendable (_ total: inout Int) -> Void"))

        private var _run: @MainActor @Sendable (_ total: inout Int) -> Void = { _ in
          RostrumDependencies._$unimplemented("Client.run")
        }

        @MainActor func run(total p0: inout Int) {
          self.run(&p0)
        }
        """)
  }

  @Test("A method can have a custom name")
  func aMethodCanHaveANameOfItsOwn() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint(method: "start") var run: (Int) -> Void
        }
        """,
      by: ["DependencyEndpoint": DependencyEndpointMacro.self],
      is: """
        struct Client {
        \(accessors("var run: (Int) -> Void").indented)

          private var _run: (Int) -> Void = { _ in
            RostrumDependencies._$unimplemented("Client.run")
          }

          func start(_ p0: Int) {
            self.run(p0)
          }
        }
        """)
  }

  @Test("A name between backticks is stored and reported without them")
  func aNameBetweenBackticksIsStoredAndReportedWithoutThem() {
    expectEndpoint(
      "var `default`: () -> Void",
      is: """
        \(accessors("var `default`: () -> Void", storage: "_default"))

        private var _default: () -> Void = {
          RostrumDependencies._$unimplemented("Client.default")
        }
        """)
  }

  @Test("An endpoint is named by all types around it")
  func anEndpointIsNamedByAllTypesAroundIt() {
    expectExpansion(
      of: """
        extension Standups {
          struct Client {
            @DependencyEndpoint var run: () -> Void
          }
        }
        """,
      by: ["DependencyEndpoint": DependencyEndpointMacro.self],
      is: """
        extension Standups {
          struct Client {
        \(accessors("var run: () -> Void").indented.indented)

            private var _run: () -> Void = {
              RostrumDependencies._$unimplemented("Standups.Client.run")
            }
          }
        }
        """)
  }

  @Test(
    "What is no closure property is refused",
    arguments: [
      "var run: Int", "let run: () -> Void", "var run: () -> Void { {} }", "var run = {}",
      "static var run: () -> Void", "var run: Action",
    ])
  func whatIsNoClosurePropertyIsRefused(property: String) {
    expectEndpoint(
      property, is: property,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEndpoint' must be attached to a closure property",
          line: 2, column: 3)
      ])
  }

  @Test("A closure that must give something back needs a default")
  func aClosureThatMustGiveSomethingBackNeedsADefault() {
    expectEndpoint(
      "var run: (Int, Int) -> Bool",
      is: """
        \(accessors("var run: (Int, Int) -> Bool"))

        private var _run: (Int, Int) -> Bool = { _, _ in
          fatalError()
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            Default value required for non-throwing closure 'run': a test that calls it without \
            overriding it records an issue, and continues with the default
            """,
          line: 2, column: 27,
          fixIts: [FixItSpec(message: "Insert '= { _, _ in <#Bool#> }'")])
      ],
      fixed: "var run: (Int, Int) -> Bool = { _, _ in <#Bool#> }")
  }

  @Test("A closure that throws errors of one type needs a default")
  func aClosureThatThrowsErrorsOfOneTypeNeedsADefault() {
    expectEndpoint(
      "var run: () throws(Failure) -> Bool",
      is: """
        \(accessors("var run: () throws(Failure) -> Bool"))

        private var _run: () throws(Failure) -> Bool = {
          fatalError()
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            Default value required for closure with typed throws 'run': a test that calls it without \
            overriding it records an issue, and continues with the default
            """,
          line: 2, column: 27,
          fixIts: [FixItSpec(message: "Insert '= { <#Bool#> }'")])
      ],
      fixed: "var run: () throws(Failure) -> Bool = { <#Bool#> }")
  }

  @Test("A default must be a closure literal, and one is offered")
  func aDefaultMustBeAClosureLiteralAndOneIsOffered() {
    expectEndpoint(
      "var run: (Int) async throws -> Bool = check",
      is: """
        \(accessors("var run: (Int) async throws -> Bool", hasDefault: true))

        private var _run: (Int) async throws -> Bool = { _ in
          fatalError()
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "The default of a '@DependencyEndpoint' must be a closure literal",
          line: 2, column: 61,
          fixIts: [FixItSpec(message: "Write '{ try await check($0) }'")])
      ],
      fixed: "var run: (Int) async throws -> Bool = { try await check($0) }")
  }
}
