// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "rostrum-benchmarks",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "rostrum", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "StateBenchmarks",
      dependencies: [
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumTesting", package: "rostrum"),
      ]
    )
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
