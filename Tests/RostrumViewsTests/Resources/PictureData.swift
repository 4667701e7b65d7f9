import Foundation

/// The beginnings of picture files, with sizes.
enum PictureData {
  static func png(_ width: UInt32, _ height: UInt32) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
      + big(width) + big(height) + Data([8, 6, 0, 0, 0])
  }

  static func gif(_ width: UInt8, _ height: UInt8) -> Data {
    Data("GIF89a".utf8) + Data([width, 0, height, 0, 0, 0, 0])
  }

  /// A file with metadata, whose orientation is a value of Exif.
  static func jpeg(_ width: UInt16, _ height: UInt16, orientation: UInt8 = 1) -> Data {
    let exif =
      Data("Exif\0\0MM\0*".utf8) + big(8) + Data([0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1])
      + Data([0, orientation, 0, 0])
    let sides = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let frame = Data([8] + sides)
    return Data([0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)]) + exif
      + Data([0xFF, 0xFF, 0xC2, 0, 11]) + frame + Data([1, 0, 0, 0])
  }

  static func svg(_ attributes: String) -> Data {
    let name = #"xmlns="http://www.w3.org/2000/svg""#
    return Data(#"<?xml version="1.0"?><!-- a > b --><svg \#(name) \#(attributes)/>"#.utf8)
  }

  private static func big(_ number: UInt32) -> Data {
    Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
  }
}
