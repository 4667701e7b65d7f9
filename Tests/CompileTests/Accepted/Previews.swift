// Previews of every spelling compile, with statements in them.
import Rostrum

#Preview {
  Text("Standups")
}

#Preview("Late") {
  let minutes = 5
  let _ = print(minutes)
  if minutes > 4 {
    Text("\(minutes) minutes late")
  }
}

#Preview("In a row", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var isOn = true
  @Shared(.inMemory("name")) var name = "Ada"
  HStack {
    Toggle(name, isOn: $isOn)
  }
}

#Preview(traits: .fixedLayout(width: 200, height: 100)) {
  TextField("Name", text: .constant("Ada"))
}

#Preview("Of a sign") {
  @Previewable @Namespace var hero
  @Previewable @FocusState var isFocused: Bool
  Button("Stop") { isFocused = true }
    .matchedTransitionSource(id: "sign", in: hero)
    .focused($isFocused)
}

struct Sign: View {
  var body: some View { Text("Stop") }
}

struct Sign_Previews: PreviewProvider {
  static var previews: some View {
    Sign()
      .previewDisplayName("A sign")
      .previewLayout(.sizeThatFits)
      .previewInterfaceOrientation(.landscapeLeft)
  }
}
