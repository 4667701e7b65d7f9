// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

struct Web: UIViewRepresentable {  // error: !os(Linux)
  var body: some View { Text("Web") }
}

struct Mail: UIViewControllerRepresentable {  // error: !os(Linux)
  var body: some View { Text("Mail") }
}

struct ScannerView: View {
  @State private var name = ""
  let data: Data

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Done") {
        UIApplication.shared.sendAction(nil, to: nil, from: nil, for: nil)  // error: @FocusState
      }
    }
  }

  func read() -> Any {
    CIImage(data: data)  // error: Core Image isn’t supported
  }

  func color() -> Any {
    UIColor.systemBackground.cgColor  // error: Core Graphics isn’t supported
  }

  func formatter() -> Any {
    ListFormatter()
  }

  @MainActor func controller() -> Any {
    UIHostingController(rootView: Text(name))  // error: return the view itself
  }
}
