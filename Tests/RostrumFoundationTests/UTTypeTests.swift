import Foundation
import RostrumFoundation
import Testing

@Suite struct UTTypeTests {
  @Test("A type is found by its identifier, the ending of a name, and a media type")
  func finding() {
    #expect(UTType("public.png") == .png)
    #expect(UTType("public.nothing") == nil)
    #expect(UTType(filenameExtension: "JPEG") == .jpeg)
    #expect(UTType(mimeType: "Text/CSV; charset=utf-8") == .commaSeparatedText)
    #expect(UTType(mimeType: "application/x-unknown") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpg")
    #expect(UTType.svg.preferredMIMEType == "image/svg+xml")
  }

  @Test("A type conforms to its kinds")
  func relations() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .item))
    #expect(UTType.image.isSupertype(of: .svg))
    #expect(UTType.svg.isSubtype(of: .xml))
    #expect(!UTType.png.conforms(to: .jpeg))
    #expect(!UTType.image.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
  }

  @Test("A type of the app, or of an unknown ending, is data")
  func others() throws {
    let log = try #require(UTType(filenameExtension: "log2"))
    #expect(log.preferredFilenameExtension == "log2")
    #expect(log.conforms(to: .data))
    #expect(UTType(exportedAs: "com.example.recipe").conforms(to: .item))
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test("A type of the app is a kind of the type that it names")
  func parent() throws {
    let recipe = UTType(exportedAs: "com.example.recipe", conformingTo: .json)
    #expect(
      recipe.conforms(to: .json) && recipe.conforms(to: .text) && !recipe.conforms(to: .image))
    #expect(recipe == UTType(importedAs: "com.example.recipe"))
    let data = try JSONEncoder().encode(recipe)
    #expect(try JSONDecoder().decode(UTType.self, from: data).conforms(to: .json))
  }

  @Test("Each known type has a description, and one of the app has none")
  func descriptions() {
    #expect(UTType.png.localizedDescription == "PNG image")
    #expect(UTType.item.knownSubtypes.filter { $0.localizedDescription == nil } == [])
    #expect(UTType(exportedAs: "com.example.recipe").localizedDescription == nil)
  }

  @Test("A type is stored by its identifier")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.pdf])
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.pdf])
  }
}
