/// The symbols of tabs.
enum Icons {
  /// Checks the name of a symbol.
  ///
  /// - Parameter name: What a person has written.
  /// - Throws: A ``NewError`` if no symbol can have the name.
  static func check(_ name: String) throws(NewError) {
    guard name.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) != nil else { throw .notAnIcon(name) }
  }

  /// The symbol for a list: the one for its last word that has one, or else one of some simple things.
  ///
  /// The same words have the same symbol at any time, so that a list that is added again is the same.
  ///
  /// - Parameter words: The words for one of the items.
  /// - Returns: The name of the symbol.
  static func name(for words: Words) -> String {
    for word in words.parts.reversed() {
      if let known = known[word.lowercased()] { return known }
    }
    let sum = words.type.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 65_521 }
    return others[sum % others.count]
  }

  private static let others = [
    "archivebox", "bookmark", "cube", "flag", "folder", "list.bullet", "pin", "puzzlepiece",
    "rectangle.stack", "square.grid.2x2", "tag", "tray",
  ]

  private static let known: [String: String] = [
    "account": "person.crop.circle", "address": "mappin", "alarm": "alarm",
    "appointment": "calendar",
    "article": "newspaper", "asset": "shippingbox", "book": "book", "booking": "calendar",
    "building": "building.2", "bus": "bus", "call": "phone", "car": "car", "city": "building.2",
    "company": "building.2", "contact": "person.crop.circle", "contract": "signature",
    "country": "globe", "customer": "person.2", "day": "calendar", "device": "laptopcomputer",
    "document": "doc", "driver": "person", "employee": "person.text.rectangle",
    "event": "calendar", "expense": "creditcard", "file": "doc", "flight": "airplane",
    "group": "person.3", "guest": "person", "house": "house", "idea": "lightbulb",
    "invoice": "doc.text", "issue": "ladybug", "item": "shippingbox", "job": "briefcase",
    "key": "key", "lesson": "graduationcap", "letter": "envelope", "location": "mappin",
    "machine": "gearshape", "member": "person.2", "message": "envelope", "note": "note.text",
    "order": "cart", "part": "puzzlepiece", "patient": "stethoscope", "payment": "creditcard",
    "person": "person", "photo": "photo", "place": "mappin", "plan": "map",
    "product": "shippingbox", "project": "folder", "purchase": "bag", "receipt": "doc.text",
    "repair": "wrench.and.screwdriver", "report": "chart.bar", "room": "bed.double",
    "route": "map", "server": "server.rack", "shipment": "shippingbox", "site": "globe",
    "student": "graduationcap", "supplier": "building.2", "team": "person.3",
    "ticket": "tag", "tool": "wrench", "train": "tram", "trip": "map", "truck": "car",
    "user": "person", "vehicle": "car", "visit": "calendar", "warehouse": "building",
  ]
}
