import HTTPTypes
import RostrumScenes
import Testing

// NB: Tests `security` and `text`, which are internal.
@testable import RostrumWeb

@Suite struct PictureSourceTests {
  @Test(arguments: ["https://a.b", "http://localhost:8081", "https://images.example.com"])
  func anOriginIsTaken(origin: String) {
    #expect(PictureSource(origin)?.text == origin)
  }

  @Test(arguments: [
    "", "https:", "https://", "a.b", "https://a.b/", "https://a.b/path", "https://a.b?x",
    "https://u@a.b", "data:", "https://a.b; script-src *", "https://a.b *", "*", "https://*",
    "ftp://a.b", "https://a.b\nx: y", "https://a.b#x", "https://a.b;script-src"
  ])
  func whatIsNoOriginIsRefused(origin: String) {
    #expect(PictureSource(origin) == nil)
  }

  @Test func picturesOfOtherOriginsAreForbiddenUnlessTheyAreNamed() throws {
    let alone = HTTPFields.security(pictures: [])[.contentSecurityPolicy]
    #expect(alone?.contains("img-src 'self' data:; form-action") == true)
    let source = try #require(PictureSource("https://a.b"))
    let named = HTTPFields.security(pictures: [source])[.contentSecurityPolicy]
    #expect(named?.contains("img-src 'self' data: https://a.b; form-action") == true)
  }
}
