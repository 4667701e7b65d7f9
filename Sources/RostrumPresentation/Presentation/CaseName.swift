/// Returns the name of an enum's case, or the type of any other value, for messages.
func caseName<Value>(of value: Value) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return "a value of type '\(Value.self)'" }
  return "'\(mirror.children.first?.label ?? "\(value)")'"
}
