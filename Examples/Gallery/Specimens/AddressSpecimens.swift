import Foundation
import Rostrum

/// Specimens of the addresses of what is presented.
struct AddressSpecimens: View {
  var body: some View {
    Specimens("Addresses") {
      Specimen("V10.142", #"urlComponent("legend")"#) {
        Keep(false) { $isOpen in
          Button("Show the legend") { isOpen = true }
            .sheet(isPresented: $isOpen) {
              NavigationStack {
                Text("The address ends in “legend”.")
                  .navigationTitle("Legend")
                  .toolbar { Button("Close") { isOpen = false } }
              }
            }
            .urlComponent("legend")
        }
      }
      Specimen("V10.144", #"Link("Shelf", destination: "/layouts/Shelf")"#) {
        if let shelf = URL(string: "/layouts/Shelf") { Link("Shelf", destination: shelf) }
      }
    }
  }
}
