import Foundation
import Rostrum

/// Presses, pointers above views, and commands of the keyboard, on the page of gestures.
struct PointerSpecimens: View {
  var body: some View {
    PressSpecimens()
    HoverSpecimens()
    KeyCommandSpecimens()
  }
}

private struct PressSpecimens: View {
  @GestureState private var isHeld = false

  var body: some View {
    Specimens("Presses") {
      Specimen("V10.74 V10.75", "onLongPressGesture(minimumDuration:perform:onPressingChanged:)") {
        Keep("Press and hold") { $state in
          Block("hold", width: 100, height: 60)
            .onLongPressGesture(minimumDuration: 0.5) {
              state = "Held"
            } onPressingChanged: { isPressing in
              if isPressing { state = "Keep holding" }
            }
          Text(state)
        }
      }
      Specimen("V10.1462", "LongPressGesture().updating(_:body:)") {
        Block("hold", width: 100, height: 60, color: isHeld ? .orange : .teal)
          .gesture(
            LongPressGesture(minimumDuration: 1).updating($isHeld) { value, state, _ in
              state = value
            })
      }
      Specimen("V4.19 V10.77", "DragGesture.Value: location, predictedEndTranslation") {
        Keep("Drag the box") { $state in
          Block("drag", width: 100, height: 60)
            .gesture(
              DragGesture()
                .onChanged { state = "At \(Int($0.location.x)), \(Int($0.location.y))" }
                .onEnded { state = "On its way to \(Int($0.predictedEndTranslation.width))" })
          Text(state)
        }
      }
      Specimen("V10.49", "contentShape(Rectangle())") {
        Keep(0) { $taps in
          HStack {
            Text("Nearby")
            Spacer()
            Text("2 km")
          }
          .contentShape(Rectangle())
          .onTapGesture { taps += 1 }
          Text("Tapped \(taps) times, also between the words")
        }
      }
      Specimen("V10.466", "gesture(_:including: .subviews)") {
        Keep("Nobody") { $name in
          VStack {
            Block("inside", width: 80).onTapGesture { name = "The box" }
          }
          .padding()
          .background(Color(.tertiarySystemGroupedBackground))
          .gesture(TapGesture().onEnded { name = "The card" }, including: .subviews)
          Text("\(name) was tapped")
        }
      }
    }
  }
}

private struct HoverSpecimens: View {
  var body: some View {
    Specimens("Pointers") {
      Specimen("V10.80", "onContinuousHover {}") {
        Keep("Outside") { $state in
          Block("map", width: 200, height: 80)
            .onContinuousHover { phase in
              switch phase {
              case .active(let place): state = "At \(Int(place.x)), \(Int(place.y))"
              case .ended: state = "Outside"
              }
            }
          Text(state)
        }
      }
      Specimen("V10.995", "hoverEffect(.lift)") {
        HStack {
          Block("lift").hoverEffect(.lift)
          Block("light", width: 60).hoverEffect(.highlight)
        }
      }
      Specimen("V10.1402", "pointerStyle(.zoomIn)") {
        HStack {
          Block("closer", width: 70).pointerStyle(.zoomIn)
          Block("link", width: 70).pointerStyle(.link)
        }
      }
      Specimen("V10.996", #"help("Sends the letter to everybody")"#) {
        Button("Send") {}.help("Sends the letter to everybody")
      }
    }
  }
}

private struct KeyCommandSpecimens: View {
  var body: some View {
    Specimens("Commands of the keyboard") {
      Specimen("V10.1427", "onMoveCommand {}, onExitCommand {}, onDeleteCommand {}") {
        Keep("Focus the box, and press an arrow key") { $state in
          Block("seat", width: 100)
            .focusable()
            .onMoveCommand { direction in
              switch direction {
              case .up: state = "Up"
              case .down: state = "Down"
              case .left: state = "Left"
              case .right: state = "Right"
              }
            }
            .onExitCommand { state = "Left the row" }
            .onDeleteCommand { state = "Freed the seat" }
          Text(state)
        }
      }
      Specimen("V10.1432", "onModifierKeysChanged {}") {
        Keep(false) { $isPrecise in
          Text(isPrecise ? "Small steps" : "Large steps, small ones with Shift")
            .onModifierKeysChanged { _, keys in isPrecise = keys.contains(.shift) }
        }
      }
    }
  }
}
