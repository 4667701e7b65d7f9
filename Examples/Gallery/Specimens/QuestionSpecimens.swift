import Foundation
import Rostrum

private struct City: Identifiable {
  let id: Int
  var name: String { "City \(id)" }
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "The disk is full" }
}

/// Specimens of alerts and dialogs about an item, as values, and with options.
struct QuestionSpecimens: View {
  var body: some View {
    Specimens("More questions") {
      Specimen("V10.300", #"alert("…", item:) {} message: {}"#) {
        Keep(City?.none) { $city in
          Button("Ask") { city = City(id: 7) }
            .alert("Leave?", item: $city) { city in
              Button("Leave \(city.name)") {}
            } message: { city in
              Text("You are in \(city.name).")
            }
          Text(city == nil ? "Answered" : "Asked")
        }
      }
      Specimen("V10.301", "alert(error:) {}") {
        Keep(Failure?.none) { $failure in
          Button("Ask") { failure = Failure() }
            .alert(error: $failure) { Button("Free some space") {} }
        }
      }
      Specimen("V10.302", "alert(isPresented:) { Alert(…) }") {
        Keep(false) { $isUp in
          Keep("nothing") { $answer in
            Button("Ask") { isUp = true }
              .alert(isPresented: $isUp) {
                Alert(
                  title: Text("Delete the draft?"), message: Text("It cannot be brought back."),
                  primaryButton: .destructive(Text("Delete")) { answer = "delete" },
                  secondaryButton: .cancel(Text("Keep")) { answer = "keep" })
              }
            Text("Answer: \(answer)")
          }
        }
      }
      Specimen("V10.303", "actionSheet(isPresented:) { ActionSheet(…) }") {
        Keep(false) { $isUp in
          Keep("nothing") { $answer in
            Button("Ask") { isUp = true }
              .actionSheet(isPresented: $isUp) {
                ActionSheet(
                  title: Text("Share it?"),
                  buttons: [.default(Text("Copy the link")) { answer = "copy" }, .cancel()])
              }
            Text("Answer: \(answer)")
          }
        }
      }
      Specimen("V10.304", "dialogIcon(_:)") {
        Keep(false) { $isUp in
          Button("Ask") { isUp = true }
            .alert("Empty the trash?", isPresented: $isUp) {}
            .dialogIcon(Image(systemName: "trash"))
        }
      }
      Specimen("V10.305", "dialogSuppressionToggle(isSuppressed:)") {
        Keep(false) { $isUp in
          Keep(false) { $isSuppressed in
            Button("Ask") { isUp = true }
              .alert("Delete the draft?", isPresented: $isUp) {
                Button("Delete", role: .destructive) {}
                Button("Keep", role: .cancel) {}
              }
              .dialogSuppressionToggle(isSuppressed: $isSuppressed)
            Text(isSuppressed ? "Never again" : "Again")
          }
        }
      }
    }
  }
}

/// Specimens of the sizes of sheets and the edges of popovers.
struct PresentedSizeSpecimens: View {
  var body: some View {
    Specimens("Sizes of sheets, edges of popovers") {
      Specimen("V10.24", "presentationSizing(_:)") {
        Keep(false) { $isPage in
          Keep(false) { $isFitted in
            Button("Page") { isPage = true }
              .sheet(isPresented: $isPage) { Text("A page").presentationSizing(.page) }
            Button("Fitted") { isFitted = true }
              .sheet(isPresented: $isFitted) {
                Block("Fitted", width: 200, height: 120).presentationSizing(.fitted)
              }
          }
        }
      }
      Specimen("V10.327", "popover(isPresented:attachmentAnchor:arrowEdge:)") {
        Keep(false) { $isAbove in
          Keep(false) { $isBeside in
            Button("Above") { isAbove = true }
              .popover(isPresented: $isAbove, arrowEdge: .top) { Text("Up").padding() }
            Button("Beside") { isBeside = true }
              .popover(isPresented: $isBeside, attachmentAnchor: .point(.trailing)) {
                Text("On").padding()
              }
          }
        }
      }
      Specimen("V10.328", "inspectorColumnWidth(_:)") {
        Keep(false) { $isUp in
          Button("Inspect") { isUp.toggle() }
            .inspector(isPresented: $isUp) { Text("In it").inspectorColumnWidth(400) }
        }
      }
      Specimen("V10.306", #"@Environment(\.presentationMode)"#) {
        Keep(false) { $isUp in
          Button("Open") { isUp = true }.sheet(isPresented: $isUp) { ModeReader() }
          Text(isUp ? "Open" : "Closed")
        }
      }
    }
  }
}

private struct ModeReader: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("Done") { presentationMode.wrappedValue.dismiss() }
  }
}
