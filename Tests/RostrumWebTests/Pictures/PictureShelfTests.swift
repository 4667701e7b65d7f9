import Foundation
import Logging
import RostrumElements
import Testing

// NB: Tests `PictureShelf`, which is internal.
@testable import RostrumWeb

@Suite struct PictureShelfTests {
  private let shelf = PictureShelf(maximumBytes: 1000, logger: Logger(label: "test"))

  @Test("A picture is there for its user only")
  func owner() throws {
    let (ada, bob) = (UserID(name: "ada"), UserID(name: "bob"))
    let data = Data("pixels".utf8)
    let path = shelf.drawer(of: ada).path(for: data, .png)
    #expect(path == shelf.drawer(of: ada).path(for: data, .png))
    #expect(path != shelf.drawer(of: bob).path(for: data, .png))
    let found = try #require(shelf.picture(at: path, of: ada))
    #expect(found.0 == data)
    #expect(found.1 == .png)
    #expect(shelf.picture(at: path, of: bob) == nil)
    #expect(shelf.picture(at: CatalogPicture.prefix + "x.png", of: ada) == nil)
  }

  @Test("The oldest pictures make room for new ones")
  func bounds() {
    let drawer = shelf.drawer(of: UserID())
    let user = UserID(name: "ada")
    let paths = (0..<20).map { index in
      shelf.drawer(of: user).path(for: Data(repeating: UInt8(index), count: 100), .png)
    }
    #expect(shelf.bytes == 1000)
    #expect(shelf.picture(at: paths[9], of: user) == nil)
    #expect(shelf.picture(at: paths[10], of: user) != nil)
    // A picture that is shown again is not the oldest one.
    _ = shelf.drawer(of: user).path(for: Data(repeating: 10, count: 100), .png)
    _ = drawer.path(for: Data(repeating: 99, count: 100), .png)
    #expect(shelf.picture(at: paths[10], of: user) != nil)
    #expect(shelf.picture(at: paths[11], of: user) == nil)
  }
}
