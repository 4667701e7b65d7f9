import Foundation
import RostrumDependencies
import RostrumScenes

/// An app that shows a text in every place in which apps show texts.
struct PayloadApp: App {
  /// The text at the launch.
  @TaskLocal static var text = "word"

  var body: some Scene {
    WindowGroup("Payload") { PayloadView(text: Self.text) }
  }
}

struct PayloadView: View {
  @State var text: String
  @State private var isOn = false
  @State private var selection = 0

  var body: some View {
    NavigationStack {
      List {
        TextEditor(text: $text)
        Text(verbatim: text).accessibilityLabel(text).accessibilityIdentifier(text)
        Text(verbatim: "x").badge(Text(verbatim: text)).accessibilityHint(Text(verbatim: text))
        Button(action: {}, label: { Text(verbatim: text) })
        Label(title: { Text(verbatim: text) }, icon: { Image(text, bundle: nil) })
        Toggle(isOn: $isOn) { Text(verbatim: text) }
        TextField(text: .constant("x"), prompt: Text(verbatim: text)) { Text(verbatim: text) }
        Picker(selection: $selection) {
          Text(verbatim: text).tag(0)
        } label: {
          Text(verbatim: text)
        }
        Section {
          ProgressView { Text(verbatim: text) }
        } header: {
          Text(verbatim: text)
        }
        Menu {
          Button(action: {}, label: { Text(verbatim: text) })
        } label: {
          Text(verbatim: text)
        }
      }
      .navigationTitle(Text(verbatim: text))
      .alert(Text(verbatim: text), isPresented: $isOn) {
        Button(action: {}, label: { Text(verbatim: text) })
      } message: {
        Text(verbatim: text)
      }
    }
  }
}

/// An app that links to an address, and shows a picture from there.
struct AddressApp: App {
  /// The address.
  @TaskLocal static var address: URL?

  var body: some Scene {
    WindowGroup("Address") {
      if let address = Self.address {
        Link(destination: address) { Text(verbatim: "x") }
        AsyncImage(url: address)
      }
    }
  }
}
