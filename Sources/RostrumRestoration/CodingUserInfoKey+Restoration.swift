extension CodingUserInfoKey {
  /// The launch whose snapshot is encoded or decoded, for types that are kept by reference.
  package static let restoration = CodingUserInfoKey(rawValue: "rostrum.restoration")!
}

extension DecodingError {
  /// What was expected and where, without the values of the snapshot.
  var shortDescription: String {
    switch self {
    case .keyNotFound(let key, let context):
      "The value has no \"\(key.stringValue)\"\(context.place)."
    case .valueNotFound(let type, let context):
      "There is no value of \(type)\(context.place)."
    case .typeMismatch(let type, let context):
      "There is no value of \(type)\(context.place)."
    case .dataCorrupted(let context):
      "\(context.debugDescription)\(context.place)"
    @unknown default:
      "The value has a different form."
    }
  }
}

extension DecodingError.Context {
  fileprivate var place: String {
    codingPath.isEmpty ? "" : " at \"\(codingPath.map(\.stringValue).joined(separator: "."))\""
  }
}
