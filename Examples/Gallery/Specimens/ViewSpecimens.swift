import Foundation
import Rostrum

/// The page about Documentation/Support/Views.md.
struct ViewSpecimens: View {
  var body: some View {
    SpecimenPage("Views and builders") {
      ProtocolSpecimens()
      BuilderSpecimens()
      LifeSpecimens()
      ChangeSpecimens()
    }
  }
}

extension View {
  fileprivate func framed(_ name: String) -> some View {
    HStack {
      Text(verbatim: name)
      self.border(.red, width: 3)
    }
  }
}

private struct Sign: View {
  var words = "Stop"

  var body: some View { Text(words) }
}

private struct Loud: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.title).foregroundStyle(.red)
  }
}

private struct AnyShelf: View {
  let views: [any View]

  var body: some View {
    ForEach(0..<views.count, id: \.self) { AnyView(views[$0]) }
  }
}

private struct Tally: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct ProtocolSpecimens: View {
  var body: some View {
    Specimens("Views and modifiers") {
      Specimen("V1.15 V1.19", "struct Sign: View { var body: some View }") { Sign() }
      Specimen("V1.1 V9.9", "[any View], AnyView(view)") {
        Keep(0) { $times in
          Button("Again \(times)") { times += 1 }
          AnyShelf(views: [Sign(), Divider(), Tally()])
        }
      }
      Specimen("V2.2", "AnyView(_)") {
        Keep(false) { $isOn in
          Toggle("Button", isOn: $isOn)
          isOn ? AnyView(Button("A button") {}) : AnyView(Text("A text"))
        }
      }
      Specimen("V1.7", "extension View { func framed(_:) }") { Text("b").framed("a") }
      Specimen("V1.20 V3.63", "modifier(Loud())") { Text("a").modifier(Loud()) }
      Specimen("V9.31", "navigationBarItems, foregroundColor, cornerRadius, …") {
        Text("a").foregroundColor(.red).padding().background(.yellow).cornerRadius(12)
      }
    }
  }
}

private enum Phase {
  case waiting
  case done(Int)
}

private struct BuilderSpecimens: View {
  private let visibility: Visibility = .hidden

  var body: some View {
    Specimens("Builders") {
      Specimen("V5.28 V9.7", "if let, else if, switch") {
        Keep(Phase.waiting) { $phase in
          Button("Go on") { phase = .done(7) }
          branches(phase)
        }
      }
      Specimen("V9.3", "let in a builder") {
        let sum = 3 + 4
        let _ = sum
        Text("The sum is \(sum)")
      }
      Specimen("V9.8", "String?.map(Text.init)") {
        Keep(String?.none) { $name in
          Button("Name it") { name = "Ada" }
          name.map { Text($0).bold() }
        }
      }
      Specimen("V9.13", "foregroundColor(isDone ? .gray : nil)") {
        Keep(false) { $isDone in
          Toggle("Done", isOn: $isDone)
          Text("a").foregroundColor(isDone ? .gray : nil)
        }
      }
      Specimen("V5.1", "if #available(iOS 26, *) {}") {
        if #available(iOS 26, *) {
          Text("The newest")
        } else {
          Text("An older one")
        }
      }
      Specimen("V4.60", "let visibility: Visibility") {
        List {
          Text("a").listRowSeparator(visibility)
          Text("b")
        }
      }
    }
  }

  @ViewBuilder
  private func branches(_ phase: Phase) -> some View {
    switch phase {
    case .waiting: Text("Waiting")
    case .done(let number):
      if number > 10 {
        Text("Many")
      } else if number > 5 {
        Text("\(number) are done")
      } else {
        Text("Few")
      }
    }
  }
}

private struct LifeSpecimens: View {
  var body: some View {
    Specimens("Life of a view") {
      Specimen("V3.54 V9.26", "id(_:)") {
        Keep(0) { $number in
          Button("Start over") { number += 1 }
          Tally().id(number)
        }
      }
      Specimen("V3.78 V3.84", "onAppear {}, onDisappear {}") {
        Keep("") { $log in
          Keep(false) { $isThere in
            Button("Come and go") { isThere.toggle() }
            if isThere {
              Text("guest").onAppear { log += "in " }.onDisappear { log += "out " }
            }
          }
          Text("Log: \(log)")
        }
      }
      Specimen("V3.79", "onAppear(perform: start)") { Starter() }
      Specimen("V3.117", "task {}") {
        Keep("") { $log in
          Keep(false) { $isThere in
            Button("Come and go") { isThere.toggle() }
            if isThere {
              Text("guest").task {
                log += "begins "
                try? await Task.sleep(for: .seconds(600))
                log += Task.isCancelled ? "cancelled " : "ends "
              }
            }
          }
          Text("Log: \(log)")
        }
      }
      Specimen("V3.118", "task(id:) {}") {
        Keep("") { $log in
          Keep(1) { $number in
            Button("Next") { number += 1 }
            Text("guest").task(id: number) { log += "\(number) " }
          }
          Text("Log: \(log)")
        }
      }
    }
  }
}

private struct Starter: View {
  @State private var state = "Idle"

  var body: some View { Text(state).onAppear(perform: start) }

  private func start() { state = "Started" }
}

@Reducer
private struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var changes = 0
  }

  enum Action { case incrementButtonTapped }

  var body: some ReducerOf<Self> {
    CombineReducers {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
    .onChange(of: \.count) { _, _ in
      Reduce { state, _ in
        state.changes += 1
        return .none
      }
    }
  }
}

private struct StoreCounter: View {
  private let store = Store(initialState: CounterFeature.State()) { CounterFeature() }

  var body: some View {
    Button("Next") { store.send(.incrementButtonTapped) }
    Text("\(store.count) with \(store.changes) changes")
  }
}

private struct ChangeSpecimens: View {
  var body: some View {
    Specimens("Changes") {
      Specimen("V3.80", "onChange(of:) { new in }") {
        Keep("") { $log in
          Keep(1) { $number in
            Button("Next") { number += 1 }
              .onChange(of: number) { new in log += "\(new) " }
          }
          Text("Log: \(log)")
        }
      }
      Specimen("V3.81", "onChange(of:) { old, new in }") {
        Keep("") { $log in
          Keep(1) { $number in
            Button("Next") { number += 1 }
              .onChange(of: number) { old, new in log += "\(old)\(new) " }
          }
          Text("Log: \(log)")
        }
      }
      Specimen("V3.82", "onChange(of:) {}") {
        Keep("") { $log in
          Keep(1) { $number in
            Button("Next") { number += 1 }
              .onChange(of: number) { log += "changed " }
          }
          Text("Log: \(log)")
        }
      }
      Specimen("V3.103", "Reducer.onChange(of:) {}") { StoreCounter() }
    }
  }
}
