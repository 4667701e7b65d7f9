// What the examples in the comments of RostrumFoundation use without declaring it.
// MARK: Variables
let total = 12.5
enum Action { case clockChanged }
func send(_ action: Action) async {}
_ = total
