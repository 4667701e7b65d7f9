import Foundation
import Rostrum

/// Texts and addresses that attack browsers, in every place in which apps show texts, for
/// `test_injection.py`.
///
/// The texts are those of the JSON file that `PAYLOADS` names. With `PAYLOADS_FIRST=1` the first
/// page shows them; otherwise a button does.
struct PayloadProbe: View {
  @State private var isAttacked = ProcessInfo.processInfo.environment["PAYLOADS_FIRST"] == "1"
  @State private var asks = ProcessInfo.processInfo.environment["PAYLOADS_FIRST"] == "1"
  private let payloads = Payloads.file

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          Button("Attack") { isAttacked = true }
          Button("Ask") { asks = true }
          PayloadPlaces(text: "word").accessibilityIdentifier("harmless")
          VStack {
            ForEach(payloads.texts.indices, id: \.self) { index in
              PayloadPlaces(text: isAttacked ? payloads.texts[index] : "word")
                .accessibilityIdentifier("place-\(index)")
            }
          }
          VStack {
            ForEach(isAttacked ? payloads.addresses : [], id: \.self) { address in
              Link(destination: address) { Text(verbatim: "x") }
              AsyncImage(url: address)
            }
          }
          .accessibilityIdentifier("addresses")
        }
      }
      .navigationTitle(Text(verbatim: isAttacked ? all : "word"))
      .alert(Text(verbatim: all), isPresented: $asks) {
        Button(action: {}, label: { Text(verbatim: all) })
      } message: {
        Text(verbatim: all)
      }
    }
  }

  private var all: String { payloads.texts.joined(separator: "\n") }
}

/// A text in many places.
private struct PayloadPlaces: View {
  let text: String

  var body: some View {
    VStack {
      TextEditor(text: .constant(text))
      Text(verbatim: text).accessibilityLabel(text).accessibilityIdentifier(text)
      Text(verbatim: "x").badge(Text(verbatim: text)).accessibilityHint(Text(verbatim: text))
      Button(action: {}, label: { Text(verbatim: text) })
      Label(title: { Text(verbatim: text) }, icon: { Image(text, bundle: nil) })
      Toggle(isOn: .constant(false)) { Text(verbatim: text) }
      TextField(text: .constant(text), prompt: Text(verbatim: text)) { Text(verbatim: text) }
      Picker(selection: .constant(0)) {
        Text(verbatim: text).tag(0)
      } label: {
        Text(verbatim: text)
      }
      ProgressView { Text(verbatim: text) }
      Menu {
        Button(action: {}, label: { Text(verbatim: text) })
      } label: {
        Text(verbatim: text)
      }
    }
  }
}

/// The attacks of a file.
private struct Payloads {
  var texts: [String]
  var addresses: [URL]

  static let file: Self = {
    let path = ProcessInfo.processInfo.environment["PAYLOADS"] ?? ""
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      let lists = try JSONDecoder().decode([String: [String]].self, from: data)
      return Payloads(
        texts: lists["texts"] ?? [],
        addresses: (lists["addresses"] ?? []).compactMap { URL(string: $0) })
    } catch {
      print("The payloads can't be read: \(error)")
      return Payloads(texts: [], addresses: [])
    }
  }()
}
