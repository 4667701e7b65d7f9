import Foundation
import Rostrum

/// The page about the fields and choices of Documentation/Support/Controls.md.
struct FieldSpecimens: View {
  var body: some View {
    SpecimenPage("Fields and choices") {
      FieldFormSpecimens()
      EntrySpecimens()
      SelectionSpecimens()
      NumberSpecimens()
      ChoiceSpecimens()
      MomentSpecimens()
    }
  }
}

private struct FieldFormSpecimens: View {
  var body: some View {
    Specimens("Fields") {
      Specimen("V2.85", #"TextField("Name", text: $name)"#) {
        Keep("") { $name in
          TextField("Name", text: $name)
          Text("Hello \(name)")
        }
      }
      Specimen("V2.86", #"TextField("Guest \(3)", text: $name)"#) {
        Keep("") { $name in
          TextField("Guest \(3)", text: $name)
          Text("Hello \(name)")
        }
      }
      Specimen("V2.69", #"SecureField("Password", text: $password)"#) {
        Keep("") { $password in
          SecureField("Password", text: $password)
          Text("\(password.count) characters")
        }
      }
      Specimen("V10.55", "TextField(_:text:prompt:axis:)") {
        Keep("") { $notes in
          TextField("Notes", text: $notes, prompt: Text("What is it about?"), axis: .vertical)
        }
      }
      Specimen("V10.56", "TextField(_:value:format:)") {
        Keep(1_234.5) { $number in
          TextField("Number", value: $number, format: .number)
          Text("Twice is \(Int(2 * number))")
        }
      }
      Specimen("V3.120 V6.77", "textFieldStyle(.roundedBorder)") {
        Keep("") { $name in TextField("Name", text: $name).textFieldStyle(.roundedBorder) }
      }
    }
  }
}

private struct EntrySpecimens: View {
  var body: some View {
    Specimens("Entering text") {
      Specimen("V3.13 V6.15", "autocapitalization(.words)") {
        Keep("") { $text in TextField("Field", text: $text).autocapitalization(.words) }
      }
      Specimen("V6.14", "autocapitalization(.none)") {
        Keep("") { $text in TextField("Field", text: $text).autocapitalization(.none) }
      }
      Specimen("V3.29", "disableAutocorrection(true)") {
        Keep("") { $text in TextField("Field", text: $text).disableAutocorrection(true) }
      }
      Specimen("V3.57 V6.42", "keyboardType(.emailAddress)") {
        Keep("") { $text in TextField("Field", text: $text).keyboardType(.emailAddress) }
      }
      Specimen("V6.43", "keyboardType(.numberPad)") {
        Keep("") { $text in TextField("Field", text: $text).keyboardType(.numberPad) }
      }
      Specimen("V3.119 V6.75", "textContentType(.emailAddress)") {
        Keep("") { $text in TextField("Field", text: $text).textContentType(.emailAddress) }
      }
      Specimen("V10.970", "TextEditor(text: $note) of an AttributedString") {
        Keep(AttributedString("Read me")) { $note in
          TextEditor(text: $note).accessibilityLabel("Note")
          Text(note)
        }
      }
      Specimen("V6.76", "textContentType(.name)") {
        Keep("") { $text in TextField("Field", text: $text).textContentType(.name) }
      }
    }
  }
}

private struct SelectionSpecimens: View {
  var body: some View {
    Specimens("Selections") {
      Specimen("V10.54", "TextField(_:text:selection:), TextEditor(text:selection:)") {
        SelectedWords()
      }
      Specimen("V10.991", "TextEditor(text: $note, selection: $selection)") { SelectedNote() }
    }
  }
}

private struct SelectedWords: View {
  @State private var text = "one two three"
  @State private var selection: TextSelection?

  var body: some View {
    TextField("Words", text: $text, selection: $selection)
    Button("Select Two") { selection = text.range(of: "two").map { TextSelection(range: $0) } }
    Text("Selected: \(words)")
  }

  private var words: String {
    guard case .selection(let range)? = selection?.indices else { return "nothing" }
    return range.isEmpty ? "after \(text[..<range.lowerBound].count)" : String(text[range])
  }
}

private struct SelectedNote: View {
  @State private var note = AttributedString("one two three")
  @State private var selection = AttributedTextSelection()

  var body: some View {
    TextEditor(text: $note, selection: $selection).accessibilityLabel("Note")
    Button("Emphasize") {
      note.transformAttributes(in: &selection) {
        $0.inlinePresentationIntent = .stronglyEmphasized
      }
    }
    Button("Replace") { note.replaceSelection(&selection, withCharacters: "2") }
    Text(note)
    Text("Selected: \(String(AttributedString(note[selection]).characters))")
  }
}

private struct NumberSpecimens: View {
  var body: some View {
    Specimens("Numbers and dates") {
      Specimen("V2.70", "Slider(value: $speed, in: 0...10)") {
        Keep(5.0) { $speed in
          Slider(value: $speed, in: 0...10).accessibilityLabel("Speed")
          Text("Speed \(Int(10 * speed))")
        }
      }
      Specimen("V2.71", "Slider(value: $speed, in: 0...10, step: 2) {}") {
        Keep(4.0) { $speed in
          Slider(value: $speed, in: 0...10, step: 2) { Text("Speed") }
          Text("Speed \(Int(speed))")
        }
      }
      Specimen("V2.74", "Stepper {} onIncrement: {} onDecrement: {}") {
        Keep(5) { $count in
          Stepper {
            Text("Count")
          } onIncrement: {
            count += 10
          } onDecrement: {
            count -= 1
          }
          Text("Count is \(count)")
        }
      }
      Specimen("V2.75", #"Stepper("\(count) guests", value: $count)"#) {
        Keep(7) { $count in Stepper("\(count) guests", value: $count) }
      }
      Specimen("V2.76", #"Stepper("\(count) guests", value: $count, in: 0...8)"#) {
        Keep(7) { $count in Stepper("\(count) guests", value: $count, in: 0...8) }
      }
      Specimen("V10.129", "MultiDatePicker") {
        Keep(Set([DateComponents(year: 2026, month: 5, day: 7)])) { $days in
          MultiDatePicker("Days off", selection: $days)
          Text("\(days.count) days off")
        }
      }
    }
  }
}

private struct Checked: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        configuration.label
      }
    }
  }
}

private struct ChoiceSpecimens: View {
  var body: some View {
    Specimens("Choices") {
      Specimen("V2.87", #"Toggle("Sound", isOn: $isOn)"#) {
        Keep(false) { $isOn in
          Toggle("Sound", isOn: $isOn)
          Text(isOn ? "It is loud" : "It is quiet")
        }
      }
      Specimen("V2.88", "Toggle(isOn: $isOn) {}") {
        Keep(false) { $isOn in
          Toggle(isOn: $isOn) { Label("Sound", systemImage: "bell") }
          Text(isOn ? "It is loud" : "It is quiet")
        }
      }
      Specimen("V10.70", "ToggleStyle, toggleStyle(_:)") {
        Keep(false) { $isOn in
          Toggle("Own", isOn: $isOn).toggleStyle(Checked())
          Toggle("Button", isOn: $isOn).toggleStyle(.button)
          Text(isOn ? "It is loud" : "It is quiet")
        }
      }
      Specimen("V2.58 V3.116", #"Picker("Kind", selection: $kind) {}"#) {
        Keep("dinner") { $kind in
          Picker("Kind", selection: $kind) {
            Text("A dinner").tag("dinner")
            Text("A concert").tag("concert")
          }
          Text("It is a \(kind)")
        }
      }
      Specimen("V3.93 V6.58", "pickerStyle(.segmented)") {
        Keep("dinner") { $kind in
          Picker("Kind", selection: $kind) {
            Text("A dinner").tag("dinner")
            Text("A concert").tag("concert")
          }
          .pickerStyle(.segmented)
          Text("It is a \(kind)")
        }
      }
      Specimen("V10.1371", "horizontalRadioGroupLayout()") {
        Keep("dinner") { $kind in
          Picker("Kind", selection: $kind) {
            Text("A dinner").tag("dinner")
            Text("A concert").tag("concert")
          }
          .pickerStyle(.radioGroup)
          .horizontalRadioGroupLayout()
        }
      }
      Specimen("V3.58", "labelsHidden()") {
        Keep("") { $name in
          Picker("Kind", selection: $name) { Text("A dinner").tag("") }.labelsHidden()
        }
      }
    }
  }
}
