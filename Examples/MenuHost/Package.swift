// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MenuHost",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "rostrum", path: "../..")],
  targets: [
    .target(
      name: "MenuHost",
      dependencies: [
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumElements", package: "rostrum"),
      ]
    ),
    .executableTarget(
      name: "Greetings",
      dependencies: ["MenuHost", .product(name: "Rostrum", package: "rostrum")]
    ),
    .testTarget(
      name: "MenuHostTests",
      dependencies: ["MenuHost", .product(name: "Rostrum", package: "rostrum")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
