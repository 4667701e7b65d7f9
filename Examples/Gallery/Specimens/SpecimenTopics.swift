import Rostrum

/// A list of pages that show, one by one, what the tables in Documentation/Support say is there.
struct SpecimenTopics: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Views and builders") { ViewSpecimens() }
        NavigationLink("State, environment and Combine") { StateSpecimens() }
        NavigationLink("Text, fonts and images") { TextSpecimens() }
        NavigationLink("Buttons and progress") { ButtonSpecimens() }
        NavigationLink("Fields and choices") { FieldSpecimens() }
        NavigationLink("Lists and tables") { ListSpecimens() }
        NavigationLink("Navigation and toolbars") { NavigationSpecimens() }
        NavigationLink("Presentations") { PresentationSpecimens() }
        NavigationLink("Gestures, keyboard and focus") { GestureSpecimens() }
        NavigationLink("Accessibility") { AccessibilitySpecimens() }
        NavigationLink("Animation and transitions") { AnimationSpecimens() }
        NavigationLink("Layout and grids") { LayoutSpecimens() }
        NavigationLink("Shapes, colors and effects") { ShapeSpecimens() }
      }
      .navigationTitle("Specimens")
    }
  }
}
