// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

// What SwiftUI brings along of UIKit, in a file that doesn't import UIKit.

struct PhotoView: View {
  let data: Data

  var body: some View {
    if let photo = UIImage(data: data) {
      Image(uiImage: photo).resizable().scaledToFit().background(Color(UIColor.systemBackground))
    }
    Button("Settings") {
      if let url = URL(string: UIApplication.openSettingsURLString) {
        UIApplication.shared.open(url)
      }
    }
    Button("Copy") { UIPasteboard.general.string = UIDevice.current.name }
  }
}
