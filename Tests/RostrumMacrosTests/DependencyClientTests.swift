import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@DependencyClient")
struct DependencyClientTests {
  @Test("Closures become endpoints, and there are initializers with and without them")
  func closuresBecomeEndpointsAndThereAreInitializersWithAndWithoutThem() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          var fetch: @Sendable (Int) async throws -> String
          var save: @Sendable (String) -> Void
        }
        """,
      by: ["DependencyClient": DependencyClientMacro.self],
      is: """
        struct Client {
          @RostrumDependencies.DependencyEndpoint
          var fetch: @Sendable (Int) async throws -> String
          @RostrumDependencies.DependencyEndpoint
          var save: @Sendable (String) -> Void

          init(
            fetch: @escaping @Sendable (Int) async throws -> String,
            save: @escaping @Sendable (String) -> Void
          ) {
            self.fetch = fetch
            self.save = save
          }

          init() {}
        }
        """)
  }

  @Test("The initializers are as visible as the client")
  func theInitializersAreAsVisibleAsTheClient() {
    expectExpansion(
      of: """
        @DependencyClient
        public struct Client {
          public var run: () -> Void
        }
        """,
      by: ["DependencyClient": DependencyClientMacro.self],
      is: """
        public struct Client {
          @RostrumDependencies.DependencyEndpoint
          public var run: () -> Void

          public init(
            run: @escaping () -> Void
          ) {
            self.run = run
          }

          public init() {}
        }
        """)
  }

  @Test("Other properties keep their defaults as those of parameters")
  func otherPropertiesKeepTheirDefaultsAsThoseOfParameters() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          let id: Int
          let version = 1
          var name: String?
          var isEnabled = false
          var computed: Int { 1 }
          static var shared = 1
          var run: () -> Void
        }
        """,
      by: ["DependencyClient": DependencyClientMacro.self],
      is: """
        struct Client {
          let id: Int
          let version = 1
          var name: String?
          var isEnabled = false
          var computed: Int { 1 }
          static var shared = 1
          @RostrumDependencies.DependencyEndpoint
          var run: () -> Void

          init(
            id: Int,
            name: String? = nil,
            isEnabled: Swift.Bool = false,
            run: @escaping () -> Void
          ) {
            self.id = id
            self.name = name
            self.isEnabled = isEnabled
            self.run = run
          }
        }
        """)
  }

  @Test("A private property with a value is not a parameter")
  func aPrivatePropertyWithAValueIsNoParameter() {
    expectExpansion(
      of: """
        @DependencyClient
        public struct Client {
          private var cache: [Int] = []
          private var log: () -> Void
        }
        """,
      by: ["DependencyClient": DependencyClientMacro.self],
      is: """
        public struct Client {
          private var cache: [Int] = []
          @RostrumDependencies.DependencyEndpoint
          private var log: () -> Void

          public init() {}
        }
        """)
  }

  @Test("A private property without a value makes the initializer private")
  func aPrivatePropertyWithoutAValueMakesTheInitializerPrivate() {
    expectExpansion(
      of: """
        @DependencyClient
        public struct Client {
          private let id: Int
          public var run: () -> Void
        }
        """,
      by: ["DependencyClient": DependencyClientMacro.self],
      is: """
        public struct Client {
          private let id: Int
          @RostrumDependencies.DependencyEndpoint
          public var run: () -> Void

          private init(
            id: Int,
            run: @escaping () -> Void
          ) {
            self.id = id
            self.run = run
          }
        }
        """)
  }

  @Test("Closures that are marked already are left as they are")
  func closuresThatAreMarkedAlreadyAreLeftAsTheyAre() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          @DependencyEndpoint(method: "start") var run: () -> Void
          @DependencyEndpointIgnored var format: (Int) -> String
        }
        """,
      by: ["DependencyClient": DependencyClientMacro.self],
      is: """
        struct Client {
          @DependencyEndpoint(method: "start") var run: () -> Void
          @DependencyEndpointIgnored var format: (Int) -> String

          init(
            run: @escaping () -> Void,
            format: @escaping (Int) -> String
          ) {
            self.format = format
            self.run = run
          }
        }
        """)
  }

  @Test("Initializers that are there are not written again")
  func initializersThatAreThereAreNotWrittenAgain() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          var run: () -> Void
          init() {}
        }
        """,
      by: ["DependencyClient": DependencyClientMacro.self],
      is: """
        struct Client {
          @RostrumDependencies.DependencyEndpoint
          var run: () -> Void
          init() {}

          init(
            run: @escaping () -> Void
          ) {
            self.run = run
          }
        }
        """)
  }

  @Test("Only structs can be clients", arguments: ["class", "enum", "actor"])
  func onlyStructsCanBeClients(kind: String) {
    expectExpansion(
      of: """
        @DependencyClient
        \(kind) Client {
        }
        """,
      by: ["DependencyClient": DependencyClientMacro.self],
      is: """
        \(kind) Client {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyClient' can only be applied to struct types", line: 1, column: 1)
      ])
  }
}
