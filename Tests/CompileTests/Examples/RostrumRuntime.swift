// What the examples in the comments of RostrumRuntime use without declaring it.
@MainActor @Observable final class Counter { var count = 0 }
// MARK: Variables
let counter = Counter()
_ = counter
let host = TestHost { Text("") }
_ = host
