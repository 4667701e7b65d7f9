// What the examples in the comments of RostrumCharts use without declaring it.
struct Sale: Identifiable {
  var id = 0
  var day = Date()
  var city = ""
  var count = 0
}

struct Price {
  var day = Date()
  var value = 0.0
}

// MARK: Properties
let sales: [Sale] = []
let sale = Sale()
let prices: [Price] = []
let heights: [Double] = []
let day = Date()
let selected: Date? = nil
@State var selectedDay: Date?

// MARK: Variables
let sales: [Sale] = []
let sale = Sale()
let prices: [Price] = []
let heights: [Double] = []
let day = Date()
let selected: Date? = nil
_ = (sales, sale, prices, heights, day, selected)
