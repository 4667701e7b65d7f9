import Rostrum

/// Panes with dividers between them.
struct SplitViewSpecimens: View {
  var body: some View {
    Specimens("Split views") {
      Specimen("V10.1640", "HSplitView {}") {
        HSplitView {
          Color.mint.frame(minWidth: 60, maxWidth: 160)
          Color.indigo.frame(minWidth: 60, maxWidth: .infinity)
          Color.teal.frame(minWidth: 40, maxWidth: .infinity)
        }
        .frame(height: 120)
      }
      Specimen("V10.1641", "VSplitView {}") {
        VSplitView {
          Color.mint.frame(minHeight: 40)
          Color.indigo.frame(minHeight: 40)
        }
        .frame(height: 160)
      }
    }
  }
}
