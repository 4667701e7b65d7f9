public import Foundation
public import OpenCombine

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The type of encoded data.
  public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The type of encoded data.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// The type of encoded data.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// The type of encoded data.
  public typealias Output = Data
}
