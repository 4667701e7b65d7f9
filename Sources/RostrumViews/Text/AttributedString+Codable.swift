public import Foundation
import RostrumElements

/// Attributed strings in snapshots and in states of features, which Foundation can't encode on Linux.
///
/// Encoded are the words, the looks that an editor has, links and lists; see ``RichText``. Other attributes
/// are left out.
extension AttributedString: @retroactive Encodable, @retroactive Decodable {
  /// Decodes a string.
  public init(from decoder: any Decoder) throws {
    let code = try decoder.singleValueContainer().decode(String.self)
    self.init(RichText(code: code))
  }

  /// Encodes the string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(RichText(self).code)
  }
}
