// swift-tools-version: 6.2
import PackageDescription

// On Apple platforms, the sources are built with SwiftUI and the Composable Architecture;
// on Linux, the settings at the end of this file replace these modules.
#if os(Linux)
  let dependencies: [Package.Dependency] = [.package(name: "rostrum", path: "../..")]
  let feature: [Target.Dependency] = [.product(name: "DropIn", package: "rostrum")]
  let program: [Target.Dependency] = [.product(name: "DropInApp", package: "rostrum")]
  let tests: [Target.Dependency] = [.product(name: "DropInTesting", package: "rostrum")]
  let catalogue = Resource.copy("Resources/Assets.xcassets")
#else
  let dependencies: [Package.Dependency] = [
    .package(
      url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.25.0")
  ]
  let feature: [Target.Dependency] = [
    .product(name: "ComposableArchitecture", package: "swift-composable-architecture")
  ]
  let program: [Target.Dependency] = []
  let tests: [Target.Dependency] = []
  let catalogue = Resource.process("Resources/Assets.xcassets")
#endif

let package = Package(
  name: "ReadingList",
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: dependencies,
  targets: [
    .target(
      name: "CatalogFeature",
      dependencies: feature,
      resources: [catalogue, .process("Resources/Texts")],
      swiftSettings: .dropIn
    ),
    .target(
      name: "AppFeature",
      dependencies: ["CatalogFeature"] + feature,
      swiftSettings: .dropIn
    ),
    .executableTarget(
      name: "ReadingList",
      dependencies: ["AppFeature"] + feature + program,
      swiftSettings: .dropInApp
    ),
    .testTarget(
      name: "CatalogFeatureTests",
      dependencies: ["CatalogFeature"] + feature + tests,
      swiftSettings: .dropInTests
    ),
    .testTarget(
      name: "AppFeatureTests",
      dependencies: ["AppFeature", "CatalogFeature"] + feature + tests,
      swiftSettings: .dropInTests
    ),
  ],
  swiftLanguageModes: [.v6]
)

extension [SwiftSetting] {
  /// The settings of libraries.
  static var dropIn: Self {
    aliases(swiftUI: "DropInSwiftUI", architecture: "DropInComposableArchitecture")
  }

  /// The settings of the program, whose `App` provides a `main()` that serves it.
  static var dropInApp: Self {
    aliases(swiftUI: "DropInApp", architecture: "DropInComposableArchitecture")
  }

  /// The settings of tests, which add test stores and a host for views.
  static var dropInTests: Self { aliases(swiftUI: "DropInSwiftUI", architecture: "DropInTesting") }

  private static func aliases(swiftUI: String, architecture: String) -> Self {
    let aliases = [
      "Accessibility=DropInAccessibility",
      "AppKit=DropInAppKit",
      "CasePaths=DropInCasePaths",
      "Charts=DropInCharts",
      "Clocks=DropInClocks",
      "Combine=DropInCombine",
      "CombineSchedulers=DropInCombineSchedulers",
      "ComposableArchitecture=\(architecture)",
      "ConcurrencyExtras=DropInConcurrencyExtras",
      "CoreTransferable=DropInCoreTransferable",
      "Dependencies=DropInDependencies",
      "DependenciesMacros=DropInDependenciesMacros",
      "DependenciesTestSupport=DropInDependenciesTestSupport",
      "Destinations=DropInDestinations",
      "IdentifiedCollections=DropInIdentifiedCollections",
      "OSLog=DropInOSLog",
      "Perception=DropInPerception",
      "PerceptionCore=DropInPerceptionCore",
      "Sharing=DropInSharing",
      "SwiftNavigation=DropInSwiftNavigation",
      "SwiftUI=\(swiftUI)",
      "SwiftUINavigation=DropInSwiftUINavigation",
      "UIKit=DropInUIKit",
      "UniformTypeIdentifiers=DropInUniformTypeIdentifiers",
      "WebKit=DropInWebKit",
      "os=DropInOS",
    ]
    let foundation = ["-Xfrontend", "-import-module", "-Xfrontend", "DropInFoundation"]
    return [
      .unsafeFlags(
        foundation + aliases.flatMap { ["-module-alias", $0] }, .when(platforms: [.linux]))
    ]
  }
}
