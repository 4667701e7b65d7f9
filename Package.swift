// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// What stands in for the modules that an app imports on Apple's systems: Documentation/DropIn.md.
let dropIns: [Target] = [
  .dropIn("Accessibility", for: "RostrumViews"),
  .dropIn("AppKit", for: "DropInUIKit", "RostrumElements", "RostrumFoundation"),
  .dropIn("CasePaths", for: "RostrumCases"),
  .dropIn("Charts", for: "RostrumCharts", "RostrumViews"),
  .dropIn("Clocks", for: "RostrumDependencies"),
  .dropIn(
    "Combine", for: "RostrumCombine", "RostrumDependencies",
    .product(name: "OpenCombine", package: "OpenCombine")),
  .dropIn("CombineSchedulers", for: "RostrumCombine"),
  .dropIn("ComposableArchitecture", for: "Rostrum", "RostrumCombine"),
  .dropIn("ConcurrencyExtras", for: "RostrumDependencies"),
  .dropIn("CoreTransferable", for: "RostrumFoundation"),
  .dropIn("Dependencies", for: "RostrumDependencies"),
  .dropIn("DependenciesMacros", for: "RostrumDependencies"),
  .dropIn("Destinations", for: "RostrumDestinations"),
  .dropIn("DestinationsClassic", for: "RostrumDestinationsClassic"),
  .dropIn(
    "Foundation", for: "DropInCombine", "DropInFoundationNetworking", "RostrumFoundation"),
  .dropIn("FoundationNetworking", for: "RostrumNetworking"),
  .dropIn("IdentifiedCollections", for: "RostrumPresentation"),
  .dropIn("OS", for: "DropInOSLog", "RostrumRuntime"),
  .dropIn("OSLog", for: .product(name: "Logging", package: "swift-log")),
  .dropIn("Perception", for: "Rostrum"),
  .dropIn("PerceptionCore", for: "Rostrum"),
  .dropIn("Sharing", for: "RostrumShared"),
  .dropIn("SwiftNavigation", for: "RostrumCases", "RostrumPresentation", "RostrumRuntime"),
  .dropIn(
    "SwiftUI", for: "DropInFoundation", "DropInUIKit", "Rostrum", "RostrumRuntime",
    "RostrumScenes"),
  .dropIn("SwiftUINavigation", for: "Rostrum"),
  .dropIn(
    "UIKit", for: "RostrumDependencies", "RostrumElements", "RostrumFoundation", "RostrumScenes",
    "RostrumViews"),
  .dropIn("UniformTypeIdentifiers", for: "RostrumFoundation"),
  .dropIn("WebKit", for: "RostrumViews"),
]

let package = Package(
  name: "rostrum",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "DropIn", targets: dropIns.map(\.name)),
    .library(name: "DropInApp", targets: ["DropInApp"]),
    .library(name: "DropInClassic", targets: ["DropInComposableArchitectureClassic"]),
    .library(name: "DropInTesting", targets: ["DropInDependenciesTestSupport", "DropInTesting"]),
    .library(name: "DropInTestingClassic", targets: ["DropInTestingClassic"]),
    .library(name: "Rostrum", targets: ["Rostrum"]),
    .library(name: "RostrumAccounts", targets: ["RostrumAccounts"]),
    .library(name: "RostrumCharts", targets: ["RostrumCharts"]),
    .library(name: "RostrumClassic", targets: ["RostrumClassic"]),
    .library(name: "RostrumCombine", targets: ["RostrumCombine"]),
    .library(name: "RostrumCSV", targets: ["RostrumCSV"]),
    .library(name: "RostrumDatabase", targets: ["RostrumDatabase"]),
    .library(name: "RostrumDestinations", targets: ["RostrumDestinations"]),
    .library(name: "RostrumDestinationsClassic", targets: ["RostrumDestinationsClassic"]),
    .library(name: "RostrumElements", targets: ["RostrumElements"]),
    .library(name: "RostrumInstrumentation", targets: ["RostrumInstrumentation"]),
    .library(name: "RostrumJobs", targets: ["RostrumJobs"]),
    .library(name: "RostrumLayout", targets: ["RostrumLayout"]),
    .library(name: "RostrumNetworking", targets: ["RostrumNetworking"]),
    .library(name: "RostrumOpenID", targets: ["RostrumOpenID"]),
    .library(name: "RostrumPostgres", targets: ["RostrumPostgres"]),
    .library(name: "RostrumPostgresDatabase", targets: ["RostrumPostgresDatabase"]),
    .library(name: "RostrumSQLite", targets: ["RostrumSQLite"]),
    .library(name: "RostrumStorage", targets: ["RostrumStorage"]),
    .library(name: "RostrumTesting", targets: ["RostrumTesting"]),
    .library(name: "RostrumText", targets: ["RostrumText"]),
    .library(name: "RostrumWeb", targets: ["RostrumWeb"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .plugin(name: "Lint", targets: ["Lint"]),
    .plugin(name: "LintPackage", targets: ["LintPackage"]),
    .plugin(name: "SessionFormats", targets: ["SessionFormats"]),
    .executable(name: "simulate", targets: ["Simulate"]),
    .executable(name: "rostrum", targets: ["RostrumTool"]),
  ],
  // Each buys what a program that mounts an app on its own router may not need: see Deployment.md.
  traits: [
    .trait(
      name: "CommandLine",
      description: "`App.main()`, with the options of a command line and the databases of --store."),
    .trait(name: "TLS", description: "Connections with TLS, and HTTP/2."),
    .default(enabledTraits: ["CommandLine", "TLS"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
    .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0",
      traits: ["FullFoundation"]),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.0"),
  ],
  targets: [
    .macro(
      name: "RostrumMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "RostrumRuntime",
      dependencies: [
        "RostrumMacros", .issueReporting,
        .product(name: "HeapModule", package: "swift-collections"),
      ]
    ),
    .target(name: "RostrumCases", dependencies: ["RostrumMacros", .issueReporting]),
    .target(
      name: "RostrumRestoration",
      dependencies: [.product(name: "HeapModule", package: "swift-collections")]),
    .target(name: "RostrumStorage", dependencies: ["RostrumRuntime"]),
    .target(name: "RostrumPostgres", dependencies: ["RostrumRuntime", "RostrumStorage"]),
    .target(
      name: "RostrumSessions",
      dependencies: [
        "RostrumRestoration", "RostrumRuntime", "RostrumStorage",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "HeapModule", package: "swift-collections"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]
    ),
    .target(
      name: "RostrumSQLite",
      dependencies: [
        "RostrumRuntime", "RostrumStorage", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]
    ),
    .target(
      name: "RostrumDependencies",
      dependencies: ["RostrumMacros", "RostrumRuntime", .issueReporting]
    ),
    .target(
      name: "RostrumFoundation",
      dependencies: ["RostrumDependencies", "RostrumRuntime", .issueReporting]
    ),
    .target(name: "RostrumNetworking", dependencies: ["RostrumDependencies", "RostrumRuntime"]),
    .target(
      name: "RostrumPresentation",
      dependencies: [
        "RostrumCases", "RostrumDependencies", "RostrumFoundation", "RostrumRuntime", .customDump,
        .issueReporting, .orderedCollections,
      ]
    ),
    .target(
      name: "RostrumShared",
      dependencies: [
        "RostrumDependencies", "RostrumPresentation", "RostrumRestoration", "RostrumRuntime",
        "RostrumStorage", .customDump, .issueReporting,
      ]
    ),
    .target(
      name: "RostrumCore",
      dependencies: [
        "RostrumCases", "RostrumDependencies", "RostrumMacros", "RostrumPresentation",
        "RostrumRestoration", "RostrumRuntime", "RostrumShared", .customDump, .issueReporting,
        .orderedCollections,
      ]
    ),
    .target(
      name: "RostrumInstrumentation",
      dependencies: [
        "RostrumCore",
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "Instrumentation", package: "swift-distributed-tracing"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ]
    ),
    .target(name: "CRostrumPreviews"),
    .target(name: "RostrumElements"),
    .target(name: "RostrumHTML", dependencies: ["RostrumElements"]),
    .target(name: "RostrumLayout", dependencies: ["RostrumElements"]),
    .target(name: "RostrumText", dependencies: ["RostrumElements"]),
    .target(
      name: "RostrumGraph",
      dependencies: [
        "RostrumCases", "RostrumElements", "RostrumMacros", "RostrumRestoration", "RostrumRuntime",
        .issueReporting,
      ]
    ),
    .target(
      name: "RostrumViews",
      dependencies: [
        "CRostrumPreviews", "RostrumElements", "RostrumFoundation", "RostrumGraph", "RostrumLayout",
        "RostrumMacros", "RostrumRestoration", "RostrumRuntime", .issueReporting,
      ]
    ),
    .target(
      name: "RostrumScenes",
      dependencies: [
        "RostrumFoundation", "RostrumRestoration", "RostrumRuntime", "RostrumViews",
        .issueReporting,
      ]
    ),
    .target(
      name: "Rostrum",
      dependencies: [
        "RostrumCases", "RostrumCore", "RostrumDependencies", "RostrumFoundation",
        "RostrumPresentation", "RostrumRestoration", "RostrumRuntime", "RostrumScenes",
        "RostrumShared", "RostrumViews", .customDump, .issueReporting,
      ]
    ),
    .target(
      name: "RostrumCharts",
      dependencies: [
        "RostrumElements", "RostrumFoundation", "RostrumGraph", "RostrumViews", .issueReporting,
      ]
    ),
    .target(
      name: "RostrumCombine",
      dependencies: [
        "RostrumCore", "RostrumDependencies", "RostrumFoundation", "RostrumRestoration",
        "RostrumRuntime", "RostrumViews", .issueReporting,
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]
    ),
    .target(
      name: "RostrumDestinations",
      dependencies: [
        "RostrumElements", "RostrumMacros", "RostrumRestoration", "RostrumRuntime",
        "RostrumScenes", "RostrumViews", .issueReporting,
        .product(name: "Logging", package: "swift-log"),
      ]
    ),
    .target(name: "RostrumCSV"),
    .target(name: "RostrumRecords", dependencies: ["RostrumRuntime"]),
    .target(
      name: "RostrumDatabase",
      dependencies: [
        "RostrumDependencies", "RostrumRecords", "RostrumRuntime", "RostrumShared", .issueReporting,
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .target(
      name: "RostrumPostgresDatabase",
      dependencies: [
        "RostrumDependencies", "RostrumPostgres", "RostrumRecords", "RostrumRuntime",
        "RostrumShared", "RostrumStorage", .issueReporting,
      ]
    ),
    .target(
      name: "RostrumJobs",
      dependencies: ["RostrumDependencies", "RostrumRuntime", "RostrumShared", "RostrumStorage"]
    ),
    .target(name: "RostrumDestinationsInference", dependencies: ["RostrumDestinations"]),
    .target(
      name: "RostrumDestinationsClassic",
      dependencies: ["RostrumDestinations", "RostrumDestinationsInference", "RostrumScenes"]
    ),
    .target(
      name: "RostrumClassic",
      dependencies: [
        "Rostrum", "RostrumCases", "RostrumCombine", "RostrumCore", "RostrumPresentation",
        "RostrumRuntime", "RostrumScenes", "RostrumViews", .customDump, .issueReporting,
        .orderedCollections,
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]
    ),
    .target(
      name: "RostrumTesting",
      dependencies: [
        "Rostrum", "RostrumCases", "RostrumClassic", "RostrumCore", "RostrumDependencies",
        "RostrumElements", "RostrumFoundation", "RostrumLayout", "RostrumPresentation",
        "RostrumRestoration", "RostrumRuntime", "RostrumScenes", "RostrumShared", "RostrumText",
        "RostrumViews", .customDump, .issueReporting,
        // Not imported: without it, tests on Linux don't fail for what is reported, also those of apps.
        .issueReportingTestSupport,
      ]
    ),
    .target(
      name: "RostrumWeb",
      dependencies: [
        "Rostrum", "RostrumCore", "RostrumDependencies", "RostrumElements", "RostrumFoundation",
        "RostrumHTML", "RostrumRestoration", "RostrumRuntime", "RostrumScenes", "RostrumSessions",
        "RostrumShared", "RostrumStorage", "RostrumText", "RostrumViews", .issueReporting,
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Instrumentation", package: "swift-distributed-tracing"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        // The command line
        .module("RostrumPostgres", for: "CommandLine"),
        .module("RostrumSQLite", for: "CommandLine"),
        .product("ArgumentParser", of: "swift-argument-parser", for: "CommandLine"),
        .product("Configuration", of: "swift-configuration", for: "CommandLine"),
        .product("SystemPackage", of: "swift-system", for: "CommandLine"),
        // TLS
        .product("NIOHTTP2", of: "swift-nio-http2", for: "TLS"),
        .product("NIOHTTPTypesHTTP2", of: "swift-nio-extras", for: "TLS"),
        .product("NIOSSL", of: "swift-nio-ssl", for: "TLS"),
      ],
      // The sources of what `Scripts/client.py` writes into `Client/Served`.
      exclude: [
        "Client/Modules", "Client/rostrum.css", "Client/desk.css", "Client/print.css",
        "Client/Served/digests.txt",
      ],
      resources: [
        .embedInCode("Client/Served/rostrum.js"), .embedInCode("Client/Served/rostrum.css"),
        .embedInCode("Client/Served/desk.css"), .embedInCode("Client/Served/print.css"),
        .embedInCode("Client/Served/files.js"), .embedInCode("Client/Served/dragging.js"),
        .embedInCode("Client/Served/charts.js"), .embedInCode("Client/Served/tour.js"),
        .embedInCode("Client/Served/columns.js"),
        .embedInCode("Client/Served/details.js"), .embedInCode("Client/Served/grid.js"),
        .embedInCode("Client/Served/rich.js"), .embedInCode("Client/Served/keys.js"),
        .embedInCode("Client/Served/motions.js"), .embedInCode("Client/Served/masks.js"),
        .embedInCode("Client/Served/selection.js"), .embedInCode("Client/Served/clock.js"),
        .embedInCode("Client/Served/clips.js"), .embedInCode("Client/Served/held.js"),
        .embedInCode("Client/Served/window.js"),
        .embedInCode("Client/Served/places.js"), .embedInCode("Client/Served/reactions.js"),
        .embedInCode("Client/Served/reader.js"), .embedInCode("Client/Served/leaving.js"),
        .embedInCode("Client/Served/undo.js"), .embedInCode("Client/Served/scrolling.js"),
        .embedInCode("Client/Served/repeating.js"), .embedInCode("Client/Served/pointing.js"),
        .embedInCode("Client/Served/typesetting.js"), .embedInCode("Client/Served/truncation.js"),
        .embedInCode("Client/Served/splits.js"), .embedInCode("Client/Served/suggesting.js"),
        .embedInCode("Overlay/Client/overlay.js"), .embedInCode("Overlay/Client/overlay.css"),
        .embedInCode("Previews/Client/previews.js"), .embedInCode("Previews/Client/previews.css"),
      ]
    ),

    .target(
      name: "RostrumAccounts",
      dependencies: [
        "RostrumDependencies", "RostrumElements", "RostrumHTML", "RostrumRuntime",
        "RostrumSessions", "RostrumStorage", "RostrumWeb",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]
    ),

    .target(
      name: "RostrumOpenID",
      dependencies: [
        "RostrumAccounts", "RostrumWeb",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "JWTKit", package: "jwt-kit"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]
    ),
    .target(
      name: "RostrumLint",
      dependencies: [
        "RostrumRuntime",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "RostrumNew",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      resources: [
        .embedInCode("Templates/app.txt"), .embedInCode("Templates/desk.txt"),
        .embedInCode("Templates/list.txt"), .embedInCode("Templates/modules.txt"),
        .embedInCode("Templates/types.txt"),
      ]
    ),
    .target(name: "RostrumTerminal"),
    .target(
      name: "RostrumLintCommand",
      dependencies: [
        "RostrumLint", "RostrumTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ]
    ),
    .executableTarget(
      name: "RostrumTool",
      dependencies: [
        "RostrumLintCommand", "RostrumNew", "RostrumRuntime", "RostrumTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]
    ),
    .executableTarget(name: "AssetSymbolsTool"),
    // The tool of the plugins that lint, under a name that a command plugin can ask for.
    .executableTarget(
      name: "LintTool",
      dependencies: [
        "RostrumLintCommand", "RostrumTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .plugin(
      name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsTool"]
    ),
    .plugin(name: "Lint", capability: .buildTool(), dependencies: ["LintTool"]),
    .plugin(
      name: "LintPackage",
      capability: .command(
        intent: .custom(
          verb: "rostrum-lint", description: "Finds mistakes in presentations, see Lint.md.")),
      dependencies: ["LintTool"]
    ),
    .plugin(
      name: "SessionFormats", capability: .buildTool(),
      exclude: ["SessionFormats.swift.template"]
    ),

    // Drop-in
    .dropIn("App", for: "DropInSwiftUI", "RostrumWeb"),
    .dropIn("Testing", for: "DropInComposableArchitecture", "RostrumTesting"),
    .dropIn("ComposableArchitectureClassic", for: "DropInComposableArchitecture", "RostrumClassic"),
    .dropIn("TestingClassic", for: "DropInTesting", "RostrumClassic"),
    .dropIn("DependenciesTestSupport", for: "RostrumDependencies", "RostrumTesting"),

    // Examples
    .executableTarget(
      name: "Counter",
      dependencies: ["Rostrum", "RostrumWeb"],
      path: "Examples/Counter"
    ),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "RostrumCharts", "RostrumClassic", "RostrumCombine", "Rostrum", "RostrumWeb",
      ],
      path: "Examples/Gallery",
      exclude: ["README.md"],
      resources: [.process("Resources")]
    ),
    .target(
      name: "PaletteFeature",
      dependencies: ["RostrumDestinations", "Rostrum"],
      path: "Examples/Destinations/Sources/PaletteFeature"
    ),
    .executableTarget(
      name: "Palette",
      dependencies: ["PaletteFeature", "RostrumDestinations", "Rostrum", "RostrumWeb"],
      path: "Examples/Destinations/Sources/Palette"
    ),
    .executableTarget(
      name: "SignIn",
      dependencies: ["Rostrum", "RostrumAccounts", "RostrumWeb"],
      path: "Examples/SignIn",
      exclude: ["README.md"]
    ),
    .target(
      name: "DeskFeature",
      dependencies: [
        "Rostrum", "RostrumAccounts", "RostrumCSV", "RostrumCharts", "RostrumDatabase",
        "RostrumJobs", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Desk/Sources/DeskFeature"
    ),
    .executableTarget(
      name: "Desk",
      dependencies: [
        "DeskFeature", "Rostrum", "RostrumAccounts", "RostrumDatabase", "RostrumJobs",
        "RostrumWeb", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Desk/Sources/Desk",
      resources: [.copy("Resources/Localizable.xcstrings")]
    ),
    .target(
      name: "StandupsFeature",
      dependencies: ["Rostrum"],
      path: "Examples/Standups/Sources/StandupsFeature"
    ),
    .executableTarget(
      name: "Standups",
      dependencies: ["Rostrum", "RostrumWeb", "StandupsFeature"],
      path: "Examples/Standups/Sources/Standups"
    ),

    // Tests
    .executableTarget(
      name: "PresentationMatrix",
      dependencies: ["Rostrum", "RostrumDestinations", "RostrumWeb"],
      path: "Tests/Browser/Matrix"
    ),
    .executableTarget(
      name: "Layouts",
      dependencies: ["Rostrum", "RostrumGraph", "RostrumHTML", "RostrumLayout"],
      path: "Tests/Browser/Layouts"
    ),
    .executableTarget(
      name: "ServerProbe",
      dependencies: [
        "DropInCombine", "DropInUIKit", "Rostrum", "RostrumPostgres", "RostrumWeb",
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      path: "Tests/Browser/Probe"
    ),
    .target(
      name: "RostrumTestSupport",
      dependencies: ["RostrumDependencies", .issueReporting],
      path: "Tests/RostrumTestSupport"
    ),
    .testTarget(
      name: "DeskTests",
      dependencies: [
        "DeskFeature", "Rostrum", "RostrumAccounts", "RostrumDatabase", "RostrumTesting",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Desk/Tests/DeskTests"
    ),
    .testTarget(
      name: "AssetSymbolsTests",
      dependencies: ["Rostrum", "RostrumElements", "RostrumTesting", "RostrumViews"],
      // `Tool` is a link to the sources of the plugin's tool, of which a test bundle can't have a second copy.
      exclude: ["Tool/AssetSymbolsTool.swift"],
      resources: [
        .copy("Resources/Assets.xcassets"), .copy("Resources/Localizable.xcstrings"),
      ],
      plugins: ["AssetSymbols"]
    ),
    .testTarget(
      name: "DropInDestinationsTests",
      dependencies: ["DropInDestinations", "DropInSwiftUI", "RostrumTesting"],
      swiftSettings: [
        .unsafeFlags([
          "-module-alias", "Destinations=DropInDestinations", "-module-alias",
          "SwiftUI=DropInSwiftUI",
        ])
      ]
    ),
    .testTarget(
      name: "DropInTests",
      dependencies: [
        "DropInCombine", "DropInFoundationNetworking", "DropInOS", "DropInOSLog", "DropInUIKit",
        "RostrumCombine", "RostrumDependencies", "RostrumFoundation", "RostrumNetworking",
        "RostrumTesting", "RostrumScenes", "RostrumViews",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]
    ),
    .testTarget(
      name: "PaletteTests",
      dependencies: ["PaletteFeature", "RostrumDestinations", "RostrumTesting", "Rostrum"],
      path: "Examples/Destinations/Tests/PaletteTests"
    ),
    .testTarget(
      name: "RostrumAccountsTests",
      dependencies: [
        "Rostrum", "RostrumAccounts", "RostrumDependencies", "RostrumElements", "RostrumRuntime",
        "RostrumScenes", "RostrumStorage", "RostrumWeb",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
    ),
    .testTarget(name: "RostrumCasesTests", dependencies: ["RostrumCases", .issueReporting]),
    .testTarget(
      name: "RostrumClassicTests",
      dependencies: [
        "RostrumClassic", "RostrumCombine", "RostrumTesting", "RostrumViews", .customDump,
      ]
    ),
    .testTarget(
      name: "RostrumCombineTests",
      dependencies: [
        "Rostrum", "RostrumCombine", "RostrumCore", "RostrumDependencies", "RostrumRestoration",
        "RostrumTesting", "RostrumViews",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]
    ),
    .testTarget(
      name: "RostrumChartsTests",
      dependencies: [
        "RostrumCharts", "RostrumElements", "RostrumHTML", "RostrumHTMLTestSupport",
        "RostrumScenes", "RostrumTesting", "RostrumViews", .issueReporting,
      ]
    ),
    .testTarget(
      name: "RostrumCoreTests",
      dependencies: [
        "RostrumCases", "RostrumCore", "RostrumDependencies", "RostrumElements",
        "RostrumPresentation", "RostrumRuntime", "RostrumShared", "RostrumTestSupport",
        "RostrumTesting", .customDump, .issueReporting, .orderedCollections,
      ]
    ),
    .testTarget(name: "RostrumCSVTests", dependencies: ["RostrumCSV"]),
    .testTarget(
      name: "RostrumDatabaseTests",
      dependencies: [
        "RostrumDatabase", "RostrumDependencies", "RostrumShared",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .testTarget(
      name: "RostrumDependenciesTests",
      dependencies: ["RostrumDependencies", "RostrumNetworking", "RostrumTesting"]
    ),
    .testTarget(
      name: "RostrumDestinationsTests",
      dependencies: [
        "Rostrum", "RostrumDestinations", "RostrumRestoration", "RostrumScenes", "RostrumTesting",
        .product(name: "Logging", package: "swift-log"),
      ]
    ),
    .testTarget(
      name: "RostrumFoundationTests",
      dependencies: ["RostrumDependencies", "RostrumFoundation"],
      plugins: ["SessionFormats"]
    ),
    .testTarget(
      name: "RostrumInstrumentationTests",
      dependencies: [
        "RostrumCases", "RostrumCore", "RostrumInstrumentation",
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ]
    ),
    .testTarget(
      name: "RostrumIsolationTests",
      dependencies: ["Rostrum", "RostrumTesting"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "RostrumHTMLTestSupport",
      dependencies: ["RostrumElements", "RostrumHTML", "RostrumScenes", "RostrumWeb"],
      path: "Tests/RostrumHTMLTestSupport"
    ),
    .testTarget(
      name: "RostrumHTMLTests",
      dependencies: [
        "Rostrum", "RostrumElements", "RostrumHTML", "RostrumHTMLTestSupport", "RostrumScenes",
        "RostrumTesting", "RostrumViews",
      ]
    ),
    .testTarget(
      name: "RostrumJobsTests",
      dependencies: ["RostrumDependencies", "RostrumJobs", "RostrumShared", "RostrumStorage"]
    ),
    .testTarget(name: "RostrumLayoutTests", dependencies: ["RostrumElements", "RostrumLayout"]),
    .testTarget(name: "RostrumLintTests", dependencies: ["RostrumLint"]),
    .testTarget(
      name: "RostrumMacrosTests",
      dependencies: [
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ],
      // `Macros` is a link to the sources of the plugin. A test that depended on the plugin itself
      // would make SwiftPM build every module twice: once for tools, with all tests, and once for
      // the programs.
      exclude: ["Macros/RostrumMacros.swift"]
    ),
    .testTarget(
      name: "RostrumNewTests",
      dependencies: [
        "RostrumNew", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .testTarget(
      name: "RostrumOpenIDTests",
      dependencies: [
        "Rostrum", "RostrumAccounts", "RostrumOpenID", "RostrumRuntime", "RostrumWeb",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "JWTKit", package: "jwt-kit"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
    ),
    .target(
      name: "RostrumPostgresTestSupport",
      dependencies: ["RostrumDependencies", "RostrumPostgres"],
      path: "Tests/RostrumPostgresTestSupport"
    ),
    .testTarget(
      name: "RostrumPostgresDatabaseTests",
      dependencies: [
        "Rostrum", "RostrumDependencies", "RostrumPostgres", "RostrumPostgresDatabase",
        "RostrumPostgresTestSupport", "RostrumRuntime", "RostrumShared", "RostrumStorage",
        "RostrumTesting",
      ]
    ),
    .testTarget(
      name: "RostrumPresentationTests",
      dependencies: [
        "RostrumCases", "RostrumDependencies", "RostrumFoundation", "RostrumPresentation",
        .customDump, .orderedCollections,
      ]
    ),
    .testTarget(
      name: "RostrumRestorationTests",
      dependencies: [
        "Rostrum", "RostrumCore", "RostrumDependencies", "RostrumRestoration", "RostrumScenes",
        "RostrumShared", "RostrumTestSupport", "RostrumTesting",
      ]
    ),
    .testTarget(
      name: "RostrumRuntimeTests", dependencies: ["RostrumDependencies", "RostrumRuntime"]),
    .target(
      name: "SessionSimulation",
      dependencies: [
        "RostrumSessions", "RostrumStorage",
        .product(name: "HeapModule", package: "swift-collections"),
      ],
      path: "Tests/SessionSimulation"
    ),
    .executableTarget(
      name: "Simulate",
      dependencies: [
        "SessionSimulation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Simulate"
    ),
    .testTarget(
      name: "RostrumSessionsTests",
      dependencies: [
        "RostrumRestoration", "RostrumRuntime", "RostrumSessions", "RostrumStorage",
        "SessionSimulation",
        .product(name: "Logging", package: "swift-log"),
      ]
    ),
    .testTarget(
      name: "RostrumSharedTests",
      dependencies: [
        "RostrumCases", "RostrumCore", "RostrumDependencies", "RostrumFoundation",
        "RostrumPresentation", "RostrumRuntime", "RostrumShared", "RostrumTestSupport",
        "RostrumTesting", .customDump, .issueReporting,
      ]
    ),
    .testTarget(
      name: "RostrumStorageTests",
      dependencies: [
        "RostrumDependencies", "RostrumJobs", "RostrumPresentation", "RostrumRuntime",
        "RostrumPostgres", "RostrumPostgresTestSupport",
        "RostrumRestoration", "RostrumShared", "RostrumSQLite", "RostrumStorage",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .testTarget(
      name: "RostrumToolTests",
      dependencies: [
        "RostrumLint", "RostrumLintCommand", "RostrumNew", "RostrumRuntime", "RostrumTerminal",
        "RostrumTool", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(name: "RostrumTextTests", dependencies: ["RostrumElements", "RostrumText"]),
    .testTarget(
      name: "RostrumTestingTests",
      dependencies: [
        "Rostrum", "RostrumCases", "RostrumCore", "RostrumDependencies", "RostrumPresentation",
        "RostrumShared", "RostrumTestSupport", "RostrumTesting", .issueReporting,
      ]
    ),
    .testTarget(
      name: "RostrumTests",
      dependencies: ["Rostrum", "RostrumTesting", "RostrumScenes", .customDump]
    ),
    .testTarget(
      name: "RostrumViewsTests",
      dependencies: [
        "RostrumDependencies", "RostrumElements", "RostrumFoundation", "RostrumGraph",
        "RostrumLayout", "RostrumScenes", "RostrumTesting", "RostrumViews",
      ]
    ),
    .testTarget(
      name: "RostrumWebTests",
      dependencies: [
        "Rostrum", "RostrumCases", "RostrumCore", "RostrumDependencies", "RostrumElements",
        "RostrumFoundation", "RostrumHTML", "RostrumHTMLTestSupport", "RostrumPresentation",
        "RostrumRestoration", "RostrumRuntime", "RostrumScenes", "RostrumSessions", "RostrumShared",
        "RostrumSQLite", "RostrumStorage", "RostrumViews", "RostrumWeb", .issueReporting,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTP2", package: "swift-nio-http2"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP2", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ]
    ),
    .testTarget(
      name: "RostrumXCTests",
      dependencies: [
        "RostrumCases", "RostrumCore", "RostrumDependencies", "RostrumPresentation",
        "RostrumShared", "RostrumTesting", .issueReporting,
      ]
    ),
    .testTarget(
      name: "SeedTests",
      dependencies: [
        "Rostrum", "RostrumClassic", "RostrumDestinationsClassic", "RostrumTesting",
        "RostrumScenes",
      ]
    ),
    .testTarget(
      name: "StandupsTests",
      dependencies: ["Rostrum", "RostrumStorage", "RostrumTesting", "StandupsFeature"],
      path: "Examples/Standups/Tests/StandupsTests"
    ),
  ] + dropIns,
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  if target.type == .test {
    target.dependencies.append(.issueReportingTestSupport)
  }
}

extension Target {
  static func dropIn(_ name: String, for modules: Target.Dependency...) -> Target {
    target(name: "DropIn\(name)", dependencies: modules, path: "Sources/DropIn/\(name)")
  }
}

extension Target.Dependency {
  static func module(_ name: String, for trait: String) -> Self {
    .target(name: name, condition: .when(traits: [trait]))
  }

  static func product(_ name: String, of package: String, for trait: String) -> Self {
    .product(name: name, package: package, condition: .when(traits: [trait]))
  }

  static var customDump: Self { .product(name: "CustomDump", package: "swift-custom-dump") }
  static var issueReporting: Self {
    .product(name: "IssueReporting", package: "xctest-dynamic-overlay")
  }
  static var issueReportingTestSupport: Self {
    .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay")
  }
  static var orderedCollections: Self {
    .product(name: "OrderedCollections", package: "swift-collections")
  }
}

// A fuzzer of the protocol, which needs libFuzzer: see Tests/Fuzz/README.md.
if Context.environment["ROSTRUM_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "WireFuzzer",
      dependencies: ["RostrumElements", "RostrumHTML", "RostrumSessions"],
      path: "Tests/Fuzz",
      exclude: ["Corpus", "README.md"],
      swiftSettings: [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]))
}
