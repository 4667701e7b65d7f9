// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "groceries",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.executable(name: "Groceries", targets: ["Groceries"])],
  dependencies: [.package(name: "rostrum", path: "../rostrum")],
  targets: [
    .target(
      name: "GroceriesFeature",
      dependencies: [.product(name: "Rostrum", package: "rostrum")]
    ),
    .executableTarget(
      name: "Groceries",
      dependencies: [
        "GroceriesFeature",
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumWeb", package: "rostrum"),
      ]
    ),
    .testTarget(
      name: "GroceriesFeatureTests",
      dependencies: [
        "GroceriesFeature",
        .product(name: "RostrumTesting", package: "rostrum"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
