// What the examples in the comments of RostrumElements use without declaring it.
struct Banner: View { var body: some View { EmptyView() } }
typealias Legend = Banner
@MainActor func save() {}
@MainActor func leave() {}
// MARK: Properties
@State var isShown = false
@State var showsLegend = false
// MARK: Variables
var isOpen = false
_ = isOpen
