// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mounted",
  platforms: [.macOS(.v14)],
  dependencies: [
    // Without traits: no command line, no databases, no TLS.
    .package(name: "rostrum", path: "../..", traits: []),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0",
      traits: ["FullFoundation"]),
  ],
  targets: [
    .executableTarget(
      name: "Mounted",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Rostrum", package: "rostrum"),
        .product(name: "RostrumWeb", package: "rostrum"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
