import Foundation

extension CodingUserInfoKey {
  fileprivate static let restoration = CodingUserInfoKey(rawValue: "rostrum.restoration")!
}

extension Encoder {
  /// The launch whose snapshot is encoded, for types that are kept by reference.
  package var restoration: Restoration? { userInfo.restoration }
}

extension Decoder {
  /// The launch whose snapshot is decoded, for types that are kept by reference.
  package var restoration: Restoration? { userInfo.restoration }
}

extension JSONEncoder {
  /// Creates the encoder of a launch, which isn't retained.
  convenience init(for restoration: Restoration) {
    self.init()
    outputFormatting = .sortedKeys
    nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    userInfo = [.restoration: RestorationReference(restoration)]
  }
}

extension JSONDecoder {
  /// Creates the decoder of a launch, which isn't retained: it owns the decoder.
  @MainActor
  convenience init(for restoration: Restoration) {
    self.init()
    nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    userInfo = [.restoration: RestorationReference(restoration)]
  }
}

extension [CodingUserInfoKey: Any] {
  fileprivate var restoration: Restoration? {
    (self[.restoration] as? RestorationReference)?.restoration
  }
}

private final class RestorationReference: Sendable {
  unowned let restoration: Restoration

  init(_ restoration: Restoration) {
    self.restoration = restoration
  }
}

extension DecodingError {
  /// The expected type and its path, without any values of the snapshot.
  var shortDescription: String {
    switch self {
    case .keyNotFound(let key, let context):
      "The value has no \"\(key.stringValue)\"\(context.place)."
    case .valueNotFound(let type, let context):
      "There is no value of \(type)\(context.place)."
    case .typeMismatch(let type, let context):
      "There is no value of \(type)\(context.place)."
    case .dataCorrupted(let context) where context.underlyingError is NotKept:
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
    case .dataCorrupted(let context):
      "\(context.debugDescription)\(context.place)"
    @unknown default:
      "The value has a different form."
    }
  }
}

extension EncodingError {
  /// The reason why a value can't be encoded, without the value.
  var shortDescription: String {
    switch self {
    case .invalidValue(_, let context) where context.underlyingError is NotKept:
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
    case .invalidValue(_, let context): "\(context.debugDescription)"
    @unknown default: "The value can't be encoded."
    }
  }
}

extension DecodingError.Context {
  fileprivate var place: String {
    codingPath.isEmpty ? "" : " at \"\(codingPath.map(\.stringValue).joined(separator: "."))\""
  }
}
