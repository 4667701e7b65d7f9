/// The types of columns, by their numbers in the server's catalog.
enum PostgresType {
  static let bool: UInt32 = 16
  static let bytes: UInt32 = 17
  static let date: UInt32 = 1082
  static let numeric: UInt32 = 1700
  static let uuid: UInt32 = 2950
  static let real: UInt32 = 700
  static let double: UInt32 = 701
  static let jsonb: UInt32 = 3802
  static let timestamps: Set<UInt32> = [1114, 1184]
  static let integers: Set<UInt32> = [20, 21, 23, 26]
  static let texts: Set<UInt32> = [18, 19, 25, 705, 1042, 1043]

  /// The first number of a type that isn't built in, such as an enumeration, whose values are texts.
  private static let firstOwn: UInt32 = 16_384

  static func isJSON(_ type: UInt32) -> Bool { type == 114 || type == jsonb }

  static func isText(_ type: UInt32) -> Bool { texts.contains(type) || type >= firstOwn }

  static func isArray(_ type: UInt32) -> Bool { arrays[type] != nil || type >= firstOwn }

  static func name(_ type: UInt32) -> String {
    names[type] ?? arrays[type].map { "\(name($0))[]" } ?? "number \(type)"
  }

  private static let names: [UInt32: String] = [
    16: "boolean", 17: "bytea", 18: "\"char\"", 19: "name", 20: "bigint", 21: "smallint",
    23: "integer", 25: "text", 26: "oid", 114: "json", 700: "real", 701: "double precision",
    705: "unknown", 790: "money", 869: "inet", 1042: "character", 1043: "character varying",
    1082: "date", 1083: "time", 1114: "timestamp", 1184: "timestamp with time zone",
    1186: "interval", 1266: "time with time zone", 1560: "bit", 1700: "numeric", 2950: "uuid",
    3802: "jsonb",
  ]

  /// The types of the elements of arrays.
  private static let arrays: [UInt32: UInt32] = [
    199: 114, 1000: 16, 1001: 17, 1002: 18, 1003: 19, 1005: 21, 1007: 23, 1009: 25, 1014: 1042,
    1015: 1043, 1016: 20, 1021: 700, 1022: 701, 1028: 26, 1115: 1114, 1182: 1082, 1185: 1184,
    1231: 1700, 2951: 2950, 3807: 3802,
  ]
}
