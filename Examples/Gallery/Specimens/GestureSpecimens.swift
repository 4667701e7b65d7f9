import Foundation
import Rostrum

/// The page about Documentation/Support/GesturesAndFocus.md.
struct GestureSpecimens: View {
  var body: some View {
    SpecimenPage("Gestures, keyboard and focus") {
      DragSpecimens()
      TapSpecimens()
      FocusSpecimens()
      FocusedValueSpecimens()
      DraggableSpecimens()
      PointerSpecimens()
    }
  }
}

private struct DragSpecimens: View {
  @GestureState private var shift = 0.0

  var body: some View {
    Specimens("Drags") {
      Specimen("V3.52 V4.25", "gesture(DragGesture().onChanged {})") {
        Keep(CGPoint.zero) { $place in
          Block("drag", width: 100, height: 60)
            .gesture(DragGesture().onChanged { place = $0.location })
          Text("At \(Int(place.x)), \(Int(place.y))")
        }
      }
      Specimen("V4.18", "DragGesture(minimumDistance: 0)") {
        Keep(0) { $starts in
          Block("drag", width: 100, height: 60)
            .gesture(DragGesture(minimumDistance: 0).onChanged { _ in starts += 1 })
          Text("\(starts) changes")
        }
      }
      Specimen("V10.614", "gesture(MagnifyGesture())") {
        Keep(1.0) { $scale in
          Block("pinch", width: 100, height: 60)
            .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
          Text(verbatim: "Scale \((scale * 10).rounded() / 10)")
        }
      }
      Specimen("V10.73", "onTapGesture { place in … }") {
        Keep(CGPoint.zero) { $place in
          Block("spot", width: 100, height: 60).onTapGesture { place = $0 }
          Text("Tapped at \(Int(place.x)), \(Int(place.y))")
        }
      }
      Specimen("V10.78", "@GestureState") {
        Block("drag", width: 100, height: 60)
          .gesture(
            DragGesture().updating($shift) { value, state, _ in state = value.translation.width })
        Text("Shifted by \(Int(shift))")
      }
    }
  }
}

private struct TapSpecimens: View {
  var body: some View {
    Specimens("Taps, presses and keys") {
      Specimen("V3.10", "allowsHitTesting(false)") {
        Keep(0) { $taps in
          Button("Below") { taps += 1 }
            .overlay { Color.red.opacity(0.2).allowsHitTesting(false) }
          Button("Behind") { taps += 1 }
            .padding(24)
            .overlay { Color.clear }
            .overlay { GeometryReader { _ in Color.clear } }
            .overlay {
              VStack {
                Spacer(); Text("Caption")
              }
            }
          Text("\(taps) taps")
        }
      }
      Specimen("V10.76", "TapGesture, LongPressGesture, updating, onEnded, map") {
        Keep("nothing") { $seen in
          HStack {
            Block("tap").gesture(TapGesture().onEnded { seen = "a tap" })
            Block("twice").gesture(TapGesture(count: 2).map { "two taps" }.onEnded { seen = $0 })
            Block("press").gesture(
              LongPressGesture(minimumDuration: 0.2).onEnded { _ in seen = "a press" })
            Block("drag").gesture(DragGesture().onEnded { _ in seen = "a drag" })
          }
          Text("Seen: \(seen)")
        }
      }
      Specimen("V10.79", "simultaneousGesture, highPriorityGesture, exclusively(before:)") {
        Keep("") { $seen in
          HStack {
            Button("also") { seen += "b" }
              .simultaneousGesture(TapGesture().onEnded { seen += "g" })
            Button("first") { seen += "b" }
              .highPriorityGesture(TapGesture().onEnded { seen += "h" })
            Block("either").gesture(
              TapGesture().exclusively(before: TapGesture())
                .onEnded { if case .first = $0 { seen += "1" } else { seen += "2" } })
            Block("both").gesture(
              LongPressGesture().simultaneously(with: TapGesture(count: 2))
                .onEnded { seen += $0.first == nil ? "t" : "p" })
          }
          Text("Seen: \(seen)")
        }
      }
      Specimen("V10.962", "LongPressGesture().sequenced(before: DragGesture())") { HeldCard() }
      Specimen("V10.81", "onHover {}") {
        Keep(false) { $isOver in
          Block("hover", width: 100, height: 60).onHover { isOver = $0 }
          Text(isOver ? "The pointer is over it" : "The pointer is elsewhere")
        }
      }
      Specimen("V10.83", #"keyboardShortcut("k", modifiers: [.command, .shift])"#) {
        Keep(0) { $times in
          Button("Count") { times += 1 }.keyboardShortcut("k", modifiers: [.command, .shift])
          Text("\(times) times")
        }
      }
    }
  }
}

private struct HeldCard: View {
  @GestureState private var phase = "idle"
  @State private var distance = 0.0

  var body: some View {
    Block("hold, then drag", width: 160, height: 60)
      .gesture(
        LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(minimumDistance: 0))
          .updating($phase) { value, phase, _ in
            switch value {
            case .first: phase = "pressed"
            case .second(_, nil): phase = "held"
            case .second(_, _?): phase = "dragged"
            }
          }
          .onEnded { value in
            if case .second(true, let drag?) = value { distance = drag.translation.width }
          })
    Text("The card is \(phase)")
    Text("Moved by \(Int(distance))")
  }
}

private struct FocusSpecimens: View {
  var body: some View {
    Specimens("Focus") {
      Specimen("V3.36 V5.16", "focused($field, equals: .mail), @FocusState") { FocusedFields() }
      Specimen("V3.16", "bind($store.focus, to: $focus)") { BoundFocus() }
      Specimen("V3.37 V3.97 V4.35 V5.11 V5.19", "prefersDefaultFocus(in:), resetFocus(in:)") {
        ScopedFocus()
      }
      Specimen("V10.85", "focusable(), @FocusedValue, focusedValue(_:_:)") { FocusedNote() }
      Specimen("V10.84", "onKeyPress(_:phases:action:), onKeyPress(phases:action:)") { KeyLog() }
      Specimen("V10.997", "focusEffectDisabled()") {
        Block("quiet", width: 100, height: 60).focusable().focusEffectDisabled()
      }
    }
  }
}

private struct KeyLog: View {
  @State private var log = ""

  var body: some View {
    Block("keys", width: 100, height: 60)
      .focusable()
      .onKeyPress(.upArrow, phases: [.down, .up]) { press in
        log += press.phase == .down ? " up-down" : " up-up"
        return .handled
      }
      .onKeyPress(characters: .letters, phases: .down) { press in
        log += " \(press.characters)"
        return .handled
      }
    Text("Keys:\(log)")
  }
}

private enum Field { case name, mail }

private struct FocusedFields: View {
  @FocusState private var field: Field?
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text).focused($field, equals: .name)
    TextField("Mail", text: $text).focused($field, equals: .mail)
    Button("To the mail") { field = .mail }
    Text(field == .mail ? "In the mail" : field == .name ? "In the name" : "Elsewhere")
  }
}

@Reducer
private struct FocusFeature {
  @ObservableState
  struct State: Equatable {
    var focus: Field?
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case checkButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .checkButtonTapped = action { state.focus = .mail }
      return .none
    }
  }
}

private struct BoundFocus: View {
  @State private var store = Store(initialState: FocusFeature.State()) { FocusFeature() }
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $store.text).focused($focus, equals: .name)
      TextField("Mail", text: $store.text).focused($focus, equals: .mail)
      Button("Check") { store.send(.checkButtonTapped) }
      Text(place)
    }
    .bind($store.focus, to: $focus)
  }

  private var place: String {
    switch store.focus {
    case .name: "In the name"
    case .mail: "In the mail"
    case nil: "Elsewhere"
    }
  }
}

private struct ScopedFocus: View {
  @Namespace private var form
  @Environment(\.resetFocus) private var resetFocus
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("First", text: $text)
      TextField("Second", text: $text).prefersDefaultFocus(in: form)
      Button("Reset") { resetFocus(in: form) }
    }
    .focusScope(form)
  }
}

extension FocusedValues {
  @Entry fileprivate var note: String?
}

private struct FocusedNote: View {
  @FocusedValue(\.note) private var note

  var body: some View {
    Block("one", width: 60).focusable().focusedValue(\.note, "the first")
    Block("two", width: 60).focusable().focusedValue(\.note, "the second")
    Text("Focus is on \(note ?? "nothing")")
  }
}
