import Foundation
import Rostrum

/// Dates and numbers that are picked, older fields, and choices for several values.
struct MomentSpecimens: View {
  var body: some View {
    DateSpecimens()
    FormatFieldSpecimens()
    PaletteSpecimens()
  }
}

private let noon = Date(timeIntervalSince1970: 1_782_734_400)

private struct DateSpecimens: View {
  var body: some View {
    Specimens("Dates") {
      Specimen("V10.51 V10.190", #"DatePicker("Departure", selection: $date, in: noon...)"#) {
        Keep(noon) { $date in
          DatePicker("Departure", selection: $date, in: noon..., displayedComponents: .date)
        }
      }
      Specimen("V10.52", "datePickerStyle(.compact)") {
        Keep(noon) { $date in
          DatePicker("Arrival", selection: $date).datePickerStyle(.compact)
        }
      }
      Specimen("V10.458", "datePickerStyle(.graphical)") {
        Keep(noon) { $date in
          DatePicker("Day", selection: $date, displayedComponents: .date)
            .datePickerStyle(.graphical)
        }
      }
    }
  }
}

private struct FormatFieldSpecimens: View {
  private let miles: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 1
    return formatter
  }()

  var body: some View {
    Specimens("Fields with actions") {
      Specimen("V10.57", "TextField(_:value:formatter:)") {
        Keep(12.5) { $distance in
          TextField("Miles", value: $distance, formatter: miles)
          Text("\(Int(distance * 1.609)) kilometers")
        }
      }
      Specimen("V10.58", "onSubmit {}, submitLabel(.send)") {
        Keep("") { $word in
          Keep("Nothing") { $sent in
            TextField("Message", text: $word)
              .submitLabel(.send)
              .onSubmit { sent = word }
            Text("Sent: \(sent)")
          }
        }
      }
      Specimen("V10.288", "TextField(_:text:onEditingChanged:onCommit:)") {
        Keep("") { $city in
          Keep("At rest") { $state in
            TextField(
              "City", text: $city,
              onEditingChanged: { state = $0 ? "Editing" : "At rest" },
              onCommit: { state = "Entered" })
            Text(state)
          }
        }
      }
      Specimen("V10.1406", "textEditorStyle(.roundedBorder)") {
        Keep("Bring the tent.") { $text in
          TextEditor(text: $text).accessibilityLabel("Note").frame(height: 80)
            .textEditorStyle(.roundedBorder)
        }
      }
    }
  }
}

private struct Lamp: Identifiable {
  let id: String
  var isOn: Bool
  var warmth: String
}

private struct PaletteSpecimens: View {
  private let lamps = [
    Lamp(id: "Desk", isOn: true, warmth: "Warm"), Lamp(id: "Hall", isOn: false, warmth: "Cool"),
  ]

  var body: some View {
    Specimens("Several values and looks") {
      Specimen("V10.461", #"Toggle(sources: switches, isOn: \.self)"#) {
        Keep(lamps) { $lamps in
          Toggle(sources: lamps.indices.map { $lamps[$0].isOn }, isOn: \.self) { Text("All lamps") }
          ForEach($lamps) { $lamp in Toggle(lamp.id, isOn: $lamp.isOn) }
        }
      }
      Specimen("V10.1455", #"Picker(sources: choices, selection: \.self)"#) {
        Keep(lamps) { $lamps in
          Picker(sources: lamps.indices.map { $lamps[$0].warmth }, selection: \.self) {
            ForEach(["Warm", "Cool"], id: \.self) { Text($0) }
          } label: {
            Text("Light")
          }
          Text(lamps.map(\.warmth).joined(separator: ", "))
        }
      }
      Specimen("V10.1456", "pickerStyle(.palette)") {
        Keep("S") { $size in
          Picker("Size", selection: $size) {
            ForEach(["S", "M", "L"], id: \.self) { Text($0) }
          }
          .pickerStyle(.palette)
        }
      }
      Specimen("V10.459", "pickerStyle(.wheel)") {
        Keep(2) { $count in
          Picker("Guests", selection: $count) {
            ForEach(1..<7, id: \.self) { Text("\($0) guests") }
          }
          .pickerStyle(.wheel)
        }
      }
      Specimen("V10.63", #"ColorPicker("Paint", selection: $color)"#) {
        Keep(Color.orange) { $color in
          ColorPicker("Paint", selection: $color)
          Block("wall", width: 120, height: 40, color: color)
        }
      }
      Specimen("V10.1403", "labelsVisibility(.hidden)") {
        Keep(true) { $isOn in
          Toggle("Notify me", isOn: $isOn).labelsVisibility(.hidden)
        }
      }
    }
  }
}
