import DropInCombine
import DropInUIKit
import Foundation
import Rostrum

/// What of a phone a browser can be asked for, for `test_device.py`.
struct DeviceProbe: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var heard: [String] = []
  @State private var pasted = "nothing"
  @State private var isNamed = true

  var body: some View {
    Text("Width: \(width == .compact ? "compact" : "regular")")
    Button("Copy") { UIPasteboard.general.string = "Grüße, \(heard.count)" }
    Button("Paste") { pasted = UIPasteboard.general.string ?? "nothing" }
    PasteButton(payloadType: String.self) { pasted = $0.joined() }
      .accessibilityLabel("Paste from outside")
    Text("Pasted: \(pasted.count > 100 ? "\(pasted.utf8.count) bytes" : pasted)")
    Button {
      isNamed.toggle()
    } label: {
      HStack {
        Image(systemName: "fork.knife")
        if isNamed { Text("Taxi") }
      }
    }
    List {
      Label("Bus", systemImage: "bus")
      HStack {
        Image(systemName: "tram")
        Text("Tram")
      }
    }
    Text("Heard: \(heard.joined(separator: ", "))")
      .onReceive(posts(of: UIApplication.willResignActiveNotification)) { _ in hear("resign") }
      .onReceive(posts(of: UIApplication.didEnterBackgroundNotification)) { _ in hear("leave") }
      .onReceive(posts(of: UIApplication.willEnterForegroundNotification)) { _ in hear("enter") }
      .onReceive(posts(of: UIApplication.didBecomeActiveNotification)) { _ in hear("active") }
  }

  private func posts(of name: Notification.Name) -> NotificationCenter.Publisher {
    NotificationCenter.default.publisher(for: name)
  }

  private func hear(_ word: String) { heard.append(word) }
}
