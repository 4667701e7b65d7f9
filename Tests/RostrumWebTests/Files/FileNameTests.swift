import Foundation
import RostrumWeb
import Testing

@Suite struct FileNameTests {
  private static let names = [
    ("photo.png", "photo.png"),
    ("../../etc/passwd", "passwd"),
    ("..\\..\\boot.ini", "boot.ini"),
    ("/", "file"),
    ("..", "file"),
    (".bashrc", "bashrc"),
    ("a\u{0}b\r\nSet-Cookie: x.txt", "abSet-Cookie x.txt"),
    ("invoice\u{202E}fdp.exe", "invoicefdp.exe"),
    ("tab\tle?.csv", "table.csv"),
    ("naïve 日本 👩‍👩‍👧.txt", "naïve 日本 👩👩👧.txt"),
    ("trailing. . ", "trailing"),
  ]

  @Test("A name is one component of a path, without characters that do something", arguments: names)
  func safe(_ name: String, _ expected: String) {
    #expect(FileName.safe(name) == expected)
  }

  @Test("A long name keeps its ending")
  func long() {
    let name = FileName.safe(String(repeating: "é", count: 500) + ".png")
    #expect(name.utf8.count <= 200)
    #expect(name.hasSuffix("é.png"))
  }

  @Test("A name in a header can't add a parameter or a header")
  func disposition() {
    #expect(
      FileName.disposition("a\"; filename=\"b.exe\r\nX: y")
        == "attachment; filename=\"a; filename=b.exeX y\"; "
        + "filename*=UTF-8''a%3B%20filename%3Db.exeX%20y")
    #expect(
      FileName.disposition("naïve 100%.txt")
        == "attachment; filename=\"na_ve 100_.txt\"; filename*=UTF-8''na%C3%AFve%20100%25.txt")
  }
}
