import Testing

@testable import RostrumNew

struct FieldTests {
  @Test("A field of each type, with and without a question mark")
  func types() throws {
    for type in FieldType.allCases {
      let field = try Field("value:\(type.rawValue)")
      #expect(field.name == "value" && field.type == type && !field.isOptional)
      #expect(try Field("value:\(type.rawValue)?").isOptional)
    }
  }

  @Test(
    "Fields that aren't possible",
    arguments: [
      ("price", NewError.notAField("price")), ("price:", .notAFieldType("", field: "price")),
      ("Price:Int", .notAField("Price:Int")), ("a:b:c", .notAField("a:b:c")),
      ("price:Float", .notAFieldType("Float", field: "price")),
      ("price:Int??", .notAFieldType("Int??", field: "price")),
      ("my price:Int", .notAField("my price:Int")), ("class:Int", .keyword("class")),
      ("id:Int", .reservedField("id")), ("version:Int", .reservedField("version")),
      ("hashValue:Int", .reservedField("hashValue")), ("keyPath:String", .reservedField("keyPath")),
      ("rowID:Int", .reservedField("rowID")), ("none:String", .reservedField("none")),
    ])
  func refusals(_ text: String, _ error: NewError) {
    #expect(throws: error) { try Field(text) }
  }

  private func list(
    _ item: String = "Vehicle", plural: String? = nil, _ fields: String...
  ) throws -> ListTemplate {
    try ListTemplate(item, plural: plural, fields: fields.map { try Field($0) })
  }

  @Test("A list needs a field that names a row, and one of each name")
  func lists() throws {
    #expect(throws: NewError.noTitle) { try list() }
    #expect(throws: NewError.noTitle) { try list("Vehicle", "price:Int", "note:String?") }
    #expect(throws: NewError.duplicateField("NAME".lowercased())) {
      try list("Vehicle", "name:String", "name:Int")
    }
    #expect(throws: NewError.duplicateField("isactive")) {
      try list("Vehicle", "isActive:String", "isactive:Bool")
    }
    #expect(throws: NewError.duplicateField("priceNumber")) {
      try list("Vehicle", "name:String", "price:Decimal", "priceNumber:Int")
    }
    #expect(try list("Vehicle", "price:Int", "name:String").title.name == "name")
  }

  @Test("Items are one thing, with a plural")
  func items() throws {
    #expect(throws: NewError.plural("Vehicles")) { try list("Vehicles", "name:String") }
    #expect(throws: NewError.noPlural("Equipment")) { try list("Equipment", "name:String") }
    #expect(throws: NewError.notAType("vehicle")) { try list("vehicle", "name:String") }
    #expect(throws: NewError.keyword("class")) { try list("Class", "name:String") }
    #expect(throws: NewError.keyword("import")) {
      try list("Item", plural: "Import", "name:String")
    }
    #expect(try list("Equipment", plural: "Devices", "name:String").items == "Devices")
    #expect(try list("Lens", plural: "Lenses", "name:String").item == "Lens")
  }

  @Test("Labels are words, and those of answers leave out the question")
  func labels() throws {
    #expect(try Field("purchasePrice:Int").label.sentence == "Purchase price")
    #expect(try Field("isActive:Bool").label.sentence == "Active")
    #expect(try Field("is:Bool").label.sentence == "Is")
    #expect(try Field("isbn:String").label.sentence == "Isbn")
  }
}
