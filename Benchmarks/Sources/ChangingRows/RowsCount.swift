/// How many rows ``ChangingRowsApp`` has.
public protocol RowsCount {
  /// The number of rows.
  static var value: Int { get }
}

/// 30 rows.
public enum Rows30: RowsCount {
  /// The number of rows.
  public static let value = 30
}

/// 300 rows.
public enum Rows300: RowsCount {
  /// The number of rows.
  public static let value = 300
}

/// 1,000 rows.
public enum Rows1000: RowsCount {
  /// The number of rows.
  public static let value = 1_000
}

/// 3,000 rows.
public enum Rows3000: RowsCount {
  /// The number of rows.
  public static let value = 3_000
}
