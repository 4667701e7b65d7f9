import Rostrum

/// A picker for the colours of a standup.
struct ThemePicker: View {
  @Binding var selection: Theme

  var body: some View {
    Picker("Theme", selection: $selection) {
      ForEach(Theme.allCases) { theme in
        Text(theme.name)
          .padding(4)
          .frame(maxWidth: .infinity)
          .foregroundStyle(theme.accentColor)
          .background(theme.mainColor)
          .cornerRadius(4)
          .tag(theme)
      }
    }
  }
}
