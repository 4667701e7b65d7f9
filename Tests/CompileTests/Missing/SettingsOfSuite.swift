// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

struct Settings: View {
  @AppStorage("size", store: UserDefaults(suiteName: "group")) var size = 1  // error: settings are

  var body: some View { Text("\(size)") }
}
