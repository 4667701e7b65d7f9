import Rostrum

/// What makes parents be evaluated.
@MainActor @Observable
final class ParentModel {
  var count = 0
}

/// A parent of nothing but a text that changes.
struct LonelyParent: View {
  let model: ParentModel

  var body: some View {
    VStack {
      Text("\(model.count)")
    }
  }
}

/// A parent whose children, but for a text, are made anew with what they had before.
struct ParentOfTen: View {
  let model: ParentModel

  var body: some View {
    VStack {
      Text("\(model.count)")
      Child(title: "One", number: 1, model: model)
      Child(title: "Two", number: 2, model: model)
      Child(title: "Three", number: 3, model: model)
      Child(title: "Four", number: 4, model: model)
      Child(title: "Five", number: 5, model: model)
      Child(title: "Six", number: 6, model: model)
      Child(title: "Seven", number: 7, model: model)
      Child(title: "Eight", number: 8, model: model)
      Child(title: "Nine", number: 9, model: model)
      Child(title: "Ten", number: 10, model: model)
    }
  }
}

struct Child: View {
  let title: String
  let number: Int
  let model: ParentModel
  @State private var isOn = false

  var body: some View {
    HStack {
      Text(title)
      Toggle("Number \(number)", isOn: $isOn)
    }
  }
}
