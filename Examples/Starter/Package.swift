// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Starter",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.executable(name: "Starter", targets: ["Starter"])],
  dependencies: [
    .package(name: "rostrum", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "StarterFeature",
      dependencies: [
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumDatabase", package: "rostrum"),
      ]
    ),
    .executableTarget(
      name: "Starter",
      dependencies: [
        "StarterFeature",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumDatabase", package: "rostrum"),
        .product(name: "RostrumWeb", package: "rostrum"),
      ]
    ),
    .testTarget(
      name: "StarterTests",
      dependencies: [
        "StarterFeature",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "RostrumDatabase", package: "rostrum"),
        .product(name: "RostrumTesting", package: "rostrum"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
