import Foundation
import Logging
import RostrumElements
import RostrumHTMLTestSupport
import Testing

// NB: Tests `PictureShelf` and `MaskAtom`, which are internal.
@testable import RostrumHTML
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
    #expect(shelf.picture(at: PagePath.pictures + "x.png", of: ada) == nil)
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

  @Test("Many small pictures make room without a walk over all of them")
  func manySmall() {
    let shelf = PictureShelf(maximumBytes: 200_000, logger: Logger(label: "test"))
    let drawers = ["ada", "bob"].map { shelf.drawer(of: UserID(name: $0)) }
    // A walk over 25,000 pictures for each of the following ones would take minutes of the
    // processor's time.
    let begin = ThreadTime.seconds
    for number in UInt64(0)..<75_000 {
      let data = withUnsafeBytes(of: number) { Data($0) }
      _ = drawers[Int(number % 2)].path(for: data, .png)
    }
    #expect(ThreadTime.seconds - begin < 25)
    #expect(shelf.bytes == 200_000)
  }

  @Test("A picture that is rendered again and again takes the room of one")
  func repeated() {
    var recency = Recency<Int>()
    for turn in 1...10_000 { recency.note(turn % 10) }
    #expect(recency.count <= 100)
    #expect(recency.oldest() == 1)
    recency.remove(1)
    #expect(recency.oldest() == 2)
  }

  @Test("The path of a picture names its process, if it has a name")
  func node() throws {
    let shelf = PictureShelf(paths: NodePath(node: "8081"), logger: Logger(label: "test"))
    let user = UserID(name: "ada")
    let path = shelf.drawer(of: user).path(for: Data("pixels".utf8), .png)
    #expect(path.wholeMatch(of: #/\/_rostrum\/picture-at\/8081\/[0-9a-f]{32}\.png/#) != nil)
    #expect(shelf.picture(at: path, of: user) != nil)
    // A template has it as its mask.
    let mask = try #require(AtomPicture(path: path))
    #expect(mask.path == path)
    let token = MaskAtom(operand: mask).atom.token
    #expect(StyleSheet.css(query: token)?.contains("url(\(path))") == true)
    #expect(StyleSheet.css(query: token + ")") == nil)
    #expect(StyleSheet.css(query: token + "_8082") == nil)
    #expect(AtomPicture(path: "/_rostrum/picture-at/80/81/0123456789abcdef.png") == nil)
  }
}
