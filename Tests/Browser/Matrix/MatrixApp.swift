import Rostrum
import RostrumWeb

/// Every way to present from within every other, for `test_presentations.py`
/// and `test_reactions.py`, and by every kind of state, for `test_routes.py`.
@main
struct MatrixApp: App {
  var body: some Scene {
    WindowGroup("Matrix") {
      if let count = Rows.count {
        Rows(count: count)
      } else if Walk.isAskedFor {
        Walk()
      } else if Routes.isAskedFor {
        Routes()
      } else if Parts.isAskedFor {
        Parts()
      } else if FlowRoutes.isAskedFor {
        FlowRoutes()
      } else {
        Matrix()
      }
    }
  }
}

/// The outermost level, what happened, and a field by which one page gives orders to another.
struct Matrix: View {
  @State private var model = MatrixModel()
  @AppStorage("order") private var order = ""

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Order", text: $order)
        Text("Log: \(model.log.joined(separator: ", "))")
        Level(number: 1, place: nil, model: model)
      }
    }
    .onChange(of: order) { model.follow(order) }
  }
}
