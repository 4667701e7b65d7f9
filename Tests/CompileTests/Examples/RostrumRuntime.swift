// What the examples in the comments of RostrumRuntime use without declaring it.
// MARK: Variables
let host = TestHost { Text("") }
_ = host
