import Foundation
import Rostrum

/// Transitions by name and animations of a part of a view, on the page of animations.
struct PassageSpecimens: View {
  var body: some View {
    NamedTransitionSpecimens()
    PartialAnimationSpecimens()
    ScheduleSpecimens()
  }
}

/// A box that comes and goes.
private struct Guest<T: Transition>: View {
  let transition: T
  @State private var isHere = true

  var body: some View {
    Button(isHere ? "Leave" : "Enter") {
      withAnimation(.linear(duration: 0.5)) { isHere.toggle() }
    }
    if isHere { Block("guest", width: 80).transition(transition) }
  }
}

private struct NamedTransitionSpecimens: View {
  var body: some View {
    Specimens("Transitions by name") {
      Specimen("V10.630", "transition(PushTransition(edge: .leading))") {
        Guest(transition: PushTransition(edge: .leading))
      }
      Specimen("V10.631", "transition(.blurReplace)") {
        Guest(transition: BlurReplaceTransition(configuration: .downUp))
      }
      Specimen("V10.292", "AnyTransition.scale(scale: 0.2, anchor: .leading)") {
        Keep(true) { $isHere in
          Button(isHere ? "Leave" : "Enter") {
            withAnimation(.linear(duration: 0.5)) { isHere.toggle() }
          }
          if isHere {
            Block("guest", width: 80)
              .transition(AnyTransition.scale(scale: 0.2, anchor: .leading))
          }
        }
      }
      Specimen("V10.1326", "transition(.symbolEffect(.appear))") {
        Keep(true) { $isHere in
          Button(isHere ? "Put out" : "Light") {
            withAnimation { isHere.toggle() }
          }
          if isHere {
            Image(systemName: "flame").font(.largeTitle).transition(.symbolEffect(.appear))
          }
        }
      }
    }
  }
}

private struct PartialAnimationSpecimens: View {
  var body: some View {
    Specimens("Animations of a part") {
      Specimen("V10.1369", "animation(_:) { $0.opacity(_) }") {
        Keep(false) { $isDim in
          Button("Dim") { isDim.toggle() }
          Block("lamp", width: 80)
            .animation(.linear(duration: 1)) { $0.opacity(isDim ? 0.2 : 1) }
        }
      }
      Specimen("V10.1372", "transaction(value:_:)") {
        Keep(false) { $isRight in
          Button("Move") { isRight.toggle() }
          Block("box").offset(x: isRight ? 200 : 0)
            .transaction(value: isRight) { $0.animation = .linear(duration: 1) }
        }
      }
      Specimen("V10.1602", "animation.logicallyComplete(after: 0.2)") {
        Keep(false) { $isRight in
          Keep("Waiting") { $state in
            Button("Move") {
              withAnimation(.linear(duration: 2).logicallyComplete(after: 0.2)) {
                isRight.toggle()
              } completion: {
                state = "Complete while it moves"
              }
            }
            Block("box").offset(x: isRight ? 200 : 0)
            Text(state)
          }
        }
      }
      Specimen("V10.1604", "symbolEffect(.wiggle.forward, value:)") {
        Keep(0) { $count in
          Button("Wiggle") { count += 1 }
          Image(systemName: "arrow.right").font(.largeTitle)
            .symbolEffect(.wiggle.forward, value: count)
        }
      }
    }
  }
}

private struct ScheduleSpecimens: View {
  var body: some View {
    Specimens("Timelines") {
      Specimen("V10.400", "TimelineView(.periodic(from:by:)) {}") {
        TimelineView(.periodic(from: .now, by: 1)) { context in
          Text(context.date, format: .dateTime.hour().minute().second())
        }
      }
    }
  }
}
