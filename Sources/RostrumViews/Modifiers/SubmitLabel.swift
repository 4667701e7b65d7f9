/// What the return key says.
public struct SubmitLabel: Hashable, Sendable {
  let name: String

  /// The work is done.
  public static let done = Self(name: "done")
  /// On to a place.
  public static let go = Self(name: "go")
  /// Send it.
  public static let send = Self(name: "send")
  /// Come in.
  public static let join = Self(name: "join")
  /// Take the way.
  public static let route = Self(name: "route")
  /// Look for it.
  public static let search = Self(name: "search")
  /// A new line.
  public static let `return` = Self(name: "return")
  /// On to the next field.
  public static let next = Self(name: "next")
  /// On with the work.
  public static let `continue` = Self(name: "continue")
}
