// flags: -module-alias SwiftUI=DropInSwiftUI -module-alias AppKit=DropInAppKit
import AppKit
import SwiftUI

struct LinkRow: View {
  let link: URL

  var body: some View {
    HStack {
      Button("Copy") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(link.absoluteString, forType: .string)
      }
      Button("Open") { NSWorkspace.shared.open(link) }
    }
    .background(Color(nsColor: NSColor(white: 0.5, alpha: 1)))
  }
}
