import Foundation
import Rostrum

/// Views with flexible and fixed frames, and a button that changes the colour of a circle.
struct Frames: View {
  @State private var isRecording = false

  private var light: Color {
    isRecording ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
  }

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        Text("What is left").frame(maxWidth: .infinity).background(.yellow.opacity(0.4))
        Text("Its own width")
      }
      HStack {
        Text("High").frame(maxHeight: .infinity).background(.yellow.opacity(0.4))
        Text("Low")
      }
      .frame(height: 120)
      Button {
        isRecording.toggle()
      } label: {
        Text("Record").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      Circle().fill(.white).frame(width: 72, height: 72).colorMultiply(light)
    }
    .navigationTitle("Frames")
  }
}
