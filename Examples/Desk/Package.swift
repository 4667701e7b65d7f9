// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Desk",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.executable(name: "Desk", targets: ["Desk"])],
  dependencies: [
    .package(name: "rostrum", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "DeskFeature",
      dependencies: [
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumAccounts", package: "rostrum"),
        .product(name: "RostrumCSV", package: "rostrum"),
        .product(name: "RostrumCharts", package: "rostrum"),
        .product(name: "RostrumDatabase", package: "rostrum"),
        .product(name: "RostrumJobs", package: "rostrum"),
      ]
    ),
    .executableTarget(
      name: "Desk",
      dependencies: [
        "DeskFeature",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumAccounts", package: "rostrum"),
        .product(name: "RostrumDatabase", package: "rostrum"),
        .product(name: "RostrumJobs", package: "rostrum"),
        .product(name: "RostrumWeb", package: "rostrum"),
      ],
      resources: [.copy("Resources/Localizable.xcstrings")]
    ),
    .testTarget(
      name: "DeskTests",
      dependencies: [
        "DeskFeature",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumAccounts", package: "rostrum"),
        .product(name: "RostrumDatabase", package: "rostrum"),
        .product(name: "RostrumTesting", package: "rostrum"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
