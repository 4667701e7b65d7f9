import Foundation
import Rostrum

extension Alerts {
  // Block 4, "Multiple Optional Sources", in a view that has both.
  struct SeveralSourcesView: View {
    @State private var saveError: (any Error)?
    @State private var deleteError: (any Error)?

    private var isSaveErrorPresented: Binding<Bool> {
      Binding(
        get: { saveError != nil },
        set: { if !$0 { saveError = nil } }
      )
    }

    private var isDeleteErrorPresented: Binding<Bool> {
      Binding(
        get: { deleteError != nil },
        set: { if !$0 { deleteError = nil } }
      )
    }

    var body: some View {
      VStack {
        Button("Save") { saveError = SettingsModel.DiskFull() }
        Button("Delete") { deleteError = CancellationError() }
      }
      .alert("Not saved", isPresented: isSaveErrorPresented, presenting: saveError) { _ in
        Button("OK") {}
      } message: { error in
        Text(error.localizedDescription)
      }
      .alert("Not deleted", isPresented: isDeleteErrorPresented, presenting: deleteError) { _ in
        Button("OK") {}
      } message: { _ in
        Text("It is in use.")
      }
    }
  }
}
