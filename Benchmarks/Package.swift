// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "rostrum-benchmarks",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "rostrum", path: ".."),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .target(name: "BenchmarkKit"),
    // Links to the sources of the example, which isn't a product.
    .target(
      name: "StandupsFeature", dependencies: [.product(name: "Rostrum", package: "rostrum")]),
    .target(name: "ChangingRows", dependencies: [.product(name: "Rostrum", package: "rostrum")]),
    .executableTarget(
      name: "Standups",
      dependencies: [
        "StandupsFeature",
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumWeb", package: "rostrum"),
      ]
    ),
    .executableTarget(
      name: "StateBenchmarks",
      dependencies: [
        "BenchmarkKit",
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumTesting", package: "rostrum"),
      ]
    ),
    .executableTarget(
      name: "ViewBenchmarks",
      dependencies: [
        "BenchmarkKit",
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumLayout", package: "rostrum"),
        .product(name: "RostrumTesting", package: "rostrum"),
      ]
    ),
    .executableTarget(
      name: "WebBenchmarks",
      dependencies: [
        "BenchmarkKit", "ChangingRows", "StandupsFeature",
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumCharts", package: "rostrum"),
        .product(name: "RostrumWeb", package: "rostrum"),
      ]
    ),
    // The server and the load generator of `crowd.py`.
    .executableTarget(
      name: "BenchmarkServer",
      dependencies: [
        "ChangingRows", "StandupsFeature",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumWeb", package: "rostrum"),
      ]
    ),
    .executableTarget(
      name: "LoadClient",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
