import Foundation
import Rostrum

/// The page about Documentation/Support/Presentations.md.
struct PresentationSpecimens: View {
  var body: some View {
    SpecimenPage("Presentations") {
      AlertSpecimens()
      QuestionSpecimens()
      DialogSpecimens()
      SheetSpecimens()
      SheetLookSpecimens()
      PresentedSizeSpecimens()
      StorePresentationSpecimens()
      ClassicSpecimens()
    }
  }
}

private struct City: Identifiable {
  let id: Int
  var name: String { "City \(id)" }
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "The disk is full" }
}

private struct AlertSpecimens: View {
  var body: some View {
    Specimens("Alerts") {
      Specimen("V3.4", #"alert("…", isPresented:) {}"#) {
        Keep(false) { $isUp in
          Button("Ask") { isUp = true }.alert("Saved", isPresented: $isUp) {}
        }
      }
      Specimen("V3.5 V8.6 V6.18", #"alert("…", isPresented:) {} message: {}"#) {
        Keep(false) { $isUp in
          Keep("nothing") { $answer in
            Button("Ask") { isUp = true }
              .alert("Delete the draft?", isPresented: $isUp) {
                Button("Delete", role: .destructive) { answer = "delete" }
                Button("Keep", role: .cancel) { answer = "keep" }
              } message: {
                Text("It cannot be brought back.")
              }
            Text("Answer: \(answer)")
          }
        }
      }
      Specimen("V3.6", #"alert("…", isPresented:, presenting:) {} message: {}"#) {
        Keep(City?.none) { $city in
          Keep(false) { $isUp in
            Button("Ask") {
              city = City(id: 7)
              isUp = true
            }
            .alert("Leave?", isPresented: $isUp, presenting: city) { city in
              Button("Leave \(city.name)") {}
            } message: { city in
              Text("You are in \(city.name).")
            }
          }
        }
      }
      Specimen("V10.18", "alert(isPresented:error:)") {
        Keep(false) { $isUp in
          Button("Ask") { isUp = true }
            .alert(isPresented: $isUp, error: Failure()) { Button("Free some space") {} }
        }
      }
      Specimen("V10.19", "Fields in alerts") {
        Keep(false) { $isUp in
          Keep("") { $name in
            Button("Ask") { isUp = true }
              .alert("Rename", isPresented: $isUp) {
                TextField("Name", text: $name)
                Button("Rename") {}
              }
            Text("Name: \(name)")
          }
        }
      }
    }
  }
}

private struct DialogSpecimens: View {
  var body: some View {
    Specimens("Dialogs, popovers and menus") {
      Specimen("V10.20", "confirmationDialog(_:isPresented:titleVisibility:)") {
        Keep(false) { $isUp in
          Keep("nothing") { $answer in
            Button("Ask") { isUp = true }
              .confirmationDialog("Share it?", isPresented: $isUp, titleVisibility: .visible) {
                Button("Copy the link") { answer = "copy" }
              }
            Text("Answer: \(answer)")
          }
        }
      }
      Specimen("V10.21", "popover(isPresented:) {}") {
        Keep(false) { $isUp in
          Button("Open") { isUp = true }
            .popover(isPresented: $isUp) { Text("In the popover").padding() }
        }
      }
      Specimen("V3.94", "popover(item:) {}") {
        Keep(City?.none) { $city in
          Button("Open") { city = City(id: 7) }
            .popover(item: $city) { Text("Popover of \($0.name)").padding() }
          Text(city == nil ? "Closed" : "Open")
        }
      }
      Specimen("V10.22", "contextMenu {}") {
        Keep("nothing") { $answer in
          Block("Right-click", width: 120, height: 40)
            .contextMenu { Button("Copy") { answer = "copy" } }
          Text("Answer: \(answer)")
        }
      }
    }
  }
}

private struct SheetSpecimens: View {
  var body: some View {
    Specimens("Sheets and covers") {
      Specimen("V3.110", "sheet(isPresented:) {}") {
        Keep(false) { $isUp in
          Button("Open") { isUp = true }.sheet(isPresented: $isUp) { Text("In the sheet") }
          Text(isUp ? "Open" : "Closed")
        }
      }
      Specimen("V3.111", "sheet(isPresented:onDismiss:content:)") {
        Keep(false) { $isUp in
          Keep(0) { $times in
            Button("Open") { isUp = true }
              .sheet(
                isPresented: $isUp, onDismiss: { times += 1 },
                content: { Text("In the sheet") })
            Text("Dismissed \(times) times")
          }
        }
      }
      Specimen("V8.3", "sheet(isPresented:) {} content: {}") {
        Keep(false) { $isUp in
          Keep(0) { $times in
            Button("Open") { isUp = true }
              .sheet(isPresented: $isUp) {
                times += 1
              } content: {
                Text("In the sheet")
              }
            Text("Dismissed \(times) times")
          }
        }
      }
      Specimen("V3.112", "sheet(item:) {}") {
        Keep(City?.none) { $city in
          Button("Open") { city = City(id: 7) }.sheet(item: $city) { Text("Sheet of \($0.name)") }
          Text(city == nil ? "Closed" : "Open")
        }
      }
      Specimen("V3.49", "fullScreenCover(isPresented:) {} content: {}") {
        Keep(false) { $isUp in
          Keep(0) { $times in
            Button("Open") { isUp = true }
              .fullScreenCover(isPresented: $isUp) {
                times += 1
              } content: {
                Button("Uncover") { isUp = false }
              }
            Text("Dismissed \(times) times")
          }
        }
      }
      Specimen("V3.50", "fullScreenCover(item:) {}") {
        Keep(City?.none) { $city in
          Button("Open") { city = City(id: 7) }
            .fullScreenCover(item: $city) { shown in
              Button("Leave \(shown.name)") { city = nil }
            }
        }
      }
      Specimen("V4.17 V5.9", #"@Environment(\.dismiss), dismiss()"#) {
        Keep(false) { $isUp in
          Button("Open") { isUp = true }.sheet(isPresented: $isUp) { Dismisser() }
          Text(isUp ? "Open" : "Closed")
        }
      }
      Specimen("V10.11", "inspector(isPresented:) {}") {
        Keep(false) { $isUp in
          Button("Inspect") { isUp.toggle() }
            .inspector(isPresented: $isUp) { Text("In the inspector") }
        }
      }
    }
  }
}

private struct Dismisser: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Done") { dismiss() }
  }
}

private struct SheetLookSpecimens: View {
  var body: some View {
    Specimens("Looks and sizes of sheets") {
      Specimen("V3.56", "interactiveDismissDisabled()") {
        Keep(false) { $isUp in
          Button("Open") { isUp = true }
            .sheet(isPresented: $isUp) {
              Button("Close it") { isUp = false }.interactiveDismissDisabled()
            }
        }
      }
      Specimen("V3.98", "presentationBackgroundInteraction(.enabled)") {
        Keep(false) { $isUp in
          Keep(0) { $taps in
            Button("Open") { isUp.toggle() }
              .sheet(isPresented: $isUp) {
                Text("In the sheet")
                  .presentationDetents([.height(200)])
                  .presentationBackgroundInteraction(.enabled)
              }
            Button("Count") { taps += 1 }
            Text("\(taps) taps")
          }
        }
      }
      Specimen("V6.1", "var interaction: PresentationBackgroundInteraction = .automatic") {
        Keep(PresentationBackgroundInteraction.automatic) { $interaction in
          Keep(false) { $isUp in
            Button("Open") { isUp = true }
              .sheet(isPresented: $isUp) {
                Text("In the sheet").presentationBackgroundInteraction(interaction)
              }
          }
        }
      }
      Specimen("V3.99", "presentationContentInteraction(.scrolls)") {
        Keep(false) { $isUp in
          Button("Open") { isUp = true }
            .sheet(isPresented: $isUp) {
              Text("In the sheet")
                .presentationDetents([.medium, .large])
                .presentationContentInteraction(.scrolls)
            }
        }
      }
      Specimen("V3.100 V6.59", "presentationDetents([.medium])") {
        Keep(false) { $isUp in
          Button("Open") { isUp = true }
            .sheet(isPresented: $isUp) {
              Text("In the sheet").presentationDetents([.medium])
            }
        }
      }
      Specimen("V10.15", "presentationDragIndicator(.visible)") {
        Keep(false) { $isUp in
          Button("Open") { isUp = true }
            .sheet(isPresented: $isUp) {
              Text("In the sheet").presentationDragIndicator(.visible)
            }
        }
      }
      Specimen("V10.16", "presentationBackground(_:), presentationCornerRadius(_:)") {
        Keep(false) { $isUp in
          Button("Open") { isUp = true }
            .sheet(isPresented: $isUp) {
              Text("In the sheet")
                .foregroundStyle(.black)
                .presentationBackground(.yellow)
                .presentationCornerRadius(5)
            }
        }
      }
      Specimen("V10.971", "presentationBackground {}") {
        Keep(false) { $isUp in
          Button("Open") { isUp = true }
            .sheet(isPresented: $isUp) {
              Text("In the sheet")
                .foregroundStyle(.black)
                .presentationBackground(alignment: .bottom) {
                  Color.yellow
                  Text("Behind").foregroundStyle(.black)
                }
            }
        }
      }
    }
  }
}
