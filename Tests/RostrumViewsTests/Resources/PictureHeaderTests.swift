import Foundation
import RostrumElements
import RostrumViews
import Testing

@Suite struct PictureHeaderTests {
  private static let drawings: [(String, Double, Double)] = [
    (#"width="40" height="30""#, 40, 30),
    (#"width='40px' height='30.5px' viewBox="0 0 8 8""#, 40, 30.5),
    (#"width="1in" viewBox="0 0 2 1""#, 96, 48),
    (#"height="10" viewBox="0,0,30,20""#, 15, 10),
    (#"viewBox="0 0 24 12" width="100%" height="100%""#, 24, 12),
    (#"stroke-width="3" viewBox="0 0 24 12""#, 24, 12),
  ]

  @Test("The size of a bitmap is in its header")
  func bitmaps() throws {
    let png = try #require(PictureHeader(PictureData.png(640, 480)))
    #expect(png.format == .png)
    #expect(png.size == CGSize(width: 640, height: 480))
    let gif = try #require(PictureHeader(PictureData.gif(32, 16)))
    #expect(gif.format == .gif)
    #expect(gif.size == CGSize(width: 32, height: 16))
    let lossless = Data("RIFF    WEBPVP8L    ".utf8) + Data([0x2F, 0x63, 0x40, 0x0C, 0x00])
    let webp = try #require(PictureHeader(lossless))
    #expect(webp.format == .webp)
    #expect(webp.size == CGSize(width: 100, height: 50))
  }

  @Test("A JPEG file is shown as its orientation says", arguments: UInt8(1)...8)
  func orientation(_ orientation: UInt8) throws {
    let header = try #require(PictureHeader(PictureData.jpeg(4000, 3000, orientation: orientation)))
    #expect(header.format == .jpeg)
    let upright = CGSize(width: 4000, height: 3000)
    #expect(header.size == (orientation < 5 ? upright : CGSize(width: 3000, height: 4000)))
  }

  @Test("The size of a vector graphic is in its first tag", arguments: drawings)
  func vectors(_ attributes: String, _ width: Double, _ height: Double) throws {
    let header = try #require(PictureHeader(PictureData.svg(attributes)))
    #expect(header.format == .svg)
    #expect(header.size == CGSize(width: width, height: height))
  }

  @Test("Content without a size isn't a picture")
  func damaged() {
    #expect(PictureHeader(Data()) == nil)
    #expect(PictureHeader(Data("%PDF-1.7".utf8)) == nil)
    #expect(PictureHeader(PictureData.png(0, 4)) == nil)
    #expect(PictureHeader(PictureData.svg("")) == nil)
    #expect(PictureHeader(Data("<html><svg width='1' height='1'/>".utf8)) == nil)
  }

  @Test("A file that was cut anywhere is never read past its end")
  func cut() {
    let files = [
      PictureData.png(9, 9), PictureData.gif(9, 9), PictureData.jpeg(9, 9),
      PictureData.svg(#"width="9" height="9""#),
      Data("RIFF    WEBPVP8X    ".utf8) + Data(repeating: 9, count: 10),
    ]
    for file in files {
      #expect(PictureHeader(file) != nil)
      for count in 0..<file.count {
        let header = PictureHeader(file.dropFirst(0).prefix(count))
        #expect(header == nil || header == PictureHeader(file))
      }
    }
  }
}
