/// The result of a build.
enum BuildResult: Hashable, Sendable {
  /// The program is new.
  case succeeded
  /// The program is the one that was there before.
  case unchanged
  /// The program can't be built, with the lines of the errors.
  case failed([String])
}

/// What pages show about the build of their program.
enum BuildStatus: Hashable, Sendable {
  case building
  case succeeded
  case failed([String])
}

/// The contents of the file that the server reads, see `--build-status`.
extension BuildStatus: Encodable {
  private enum CodingKeys: CodingKey {
    case isBuilding, errors
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self == .building, forKey: .isBuilding)
    if case .failed(let errors) = self {
      try container.encode(errors, forKey: .errors)
    } else {
      try container.encode([String](), forKey: .errors)
    }
  }
}
