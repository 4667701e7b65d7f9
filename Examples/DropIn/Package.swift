// swift-tools-version: 6.2
import PackageDescription

// On Apple's systems the sources are built with SwiftUI and the Composable Architecture themselves;
// on Linux what they import is something else, by the settings at the end of this file.
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
  /// For libraries.
  static var dropIn: Self {
    aliases(swiftUI: "DropInSwiftUI", architecture: "DropInComposableArchitecture")
  }

  /// For the program: `App` has the `main()` that serves it.
  static var dropInApp: Self {
    aliases(swiftUI: "DropInApp", architecture: "DropInComposableArchitecture")
  }

  /// For tests: there are test stores, and the host that runs views.
  static var dropInTests: Self { aliases(swiftUI: "DropInSwiftUI", architecture: "DropInTesting") }

  private static func aliases(swiftUI: String, architecture: String) -> Self {
    let aliases = [
      "CasePaths=DropInCasePaths",
      "Charts=DropInCharts",
      "Clocks=DropInClocks",
      "Combine=DropInCombine",
      "CombineSchedulers=DropInCombineSchedulers",
      "ComposableArchitecture=\(architecture)",
      "ConcurrencyExtras=DropInConcurrencyExtras",
      "Dependencies=DropInDependencies",
      "DependenciesMacros=DropInDependenciesMacros",
      "DependenciesTestSupport=DropInDependenciesTestSupport",
      "Destinations=DropInDestinations",
      "IdentifiedCollections=DropInIdentifiedCollections",
      "OSLog=DropInOSLog",
      "Sharing=DropInSharing",
      "SwiftNavigation=DropInSwiftNavigation",
      "SwiftUI=\(swiftUI)",
      "SwiftUINavigation=DropInSwiftUINavigation",
      "UIKit=DropInUIKit",
      "os=DropInOS",
    ]
    return [
      .unsafeFlags(aliases.flatMap { ["-module-alias", $0] }, .when(platforms: [.linux]))
    ]
  }
}
