import Foundation
import RostrumFoundation
import Testing

@Suite("Names of persons") struct PersonNameTests {
  private let ada = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Ada", middleName: "King", familyName: "Lovelace",
    nameSuffix: "Jr.", nickname: "Ady")

  private func text(
    _ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style,
    _ locale: String = "en_US"
  ) -> String {
    name.formatted(.name(style: style).locale(Locale(identifier: locale)))
  }

  @Test("A style decides how much of a name is written")
  func styles() {
    #expect(text(ada, .short) == "Ady")
    #expect(text(ada, .medium) == "Ada Lovelace")
    #expect(text(ada, .long) == "Dr. Ada King Lovelace Jr.")
    #expect(text(ada, .abbreviated) == "AL")
    #expect(ada.formatted() == "Ada Lovelace")
  }

  @Test("The locale and the characters of a name decide the order")
  func orders() {
    #expect(text(ada, .medium, "hu_HU") == "Lovelace Ada")
    #expect(text(ada, .abbreviated, "hu_HU") == "LA")
    #expect(text(ada, .medium, "ja_JP") == "Ada Lovelace")
    let hanako = PersonNameComponents(givenName: "花子", familyName: "山田")
    #expect(text(hanako, .medium) == "山田花子")
    #expect(text(hanako, .abbreviated) == "山田")
  }

  @Test("Parts that are absent leave no gap")
  func absentParts() {
    #expect(text(PersonNameComponents(givenName: "Ada", familyName: ""), .medium) == "Ada")
    #expect(text(PersonNameComponents(givenName: "ada"), .abbreviated) == "A")
    #expect(text(PersonNameComponents(nickname: "Ady"), .medium) == "Ady")
    #expect(text(PersonNameComponents(), .long) == "")
    #expect(text(PersonNameComponents(), .abbreviated) == "")
  }

  @Test("A written name is read")
  func parsing() throws {
    var expected = ada
    expected.nickname = nil
    #expect(try PersonNameComponents("Dr. Ada King Lovelace Jr.") == expected)
    #expect(try PersonNameComponents("Lovelace, Dr. Ada King, Jr.", strategy: .name) == expected)
    #expect(
      try PersonNameComponents("Ada Lovelace")
        == PersonNameComponents(givenName: "Ada", familyName: "Lovelace"))
    #expect(try PersonNameComponents(" Ada ") == PersonNameComponents(givenName: "Ada"))
    #expect(
      try PersonNameComponents("Mr Smith")
        == PersonNameComponents(namePrefix: "Mr", familyName: "Smith"))
    #expect(throws: CocoaError.self) { try PersonNameComponents("  ") }
  }
}
