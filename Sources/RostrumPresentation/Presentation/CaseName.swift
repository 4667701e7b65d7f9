/// The name of the active case of an enum, or of the type of any other value, for messages.
func caseName<Value>(of value: Value) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return "a value of type '\(Value.self)'" }
  return "'\(mirror.children.first?.label ?? "\(value)")'"
}
