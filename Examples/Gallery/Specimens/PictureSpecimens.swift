import Foundation
import Rostrum

/// Pictures of the gallery's catalogue, and one that it makes itself.
struct PictureSpecimens: View {
  private static let drawing = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><path fill="#0a84ff" \
    d="M0 0h30v30H0z"/><path fill="#ff9f0a" d="M30 0h30v30H30z"/></svg>
    """.utf8)

  var body: some View {
    Specimens("Pictures") {
      Specimen("V10.65", #"Image("leaf"), Image("checks")"#) {
        Image("leaf", label: Text("A leaf"))
        Image("checks", label: Text("A board"))
      }
      Specimen("V10.65.1", #"Image("leaf").environment(\.colorScheme, .dark)"#) {
        Image("leaf", label: Text("A leaf at night")).environment(\.colorScheme, .dark)
      }
      Specimen("V10.65.2", #"Image("leaf").resizable().scaledToFit().frame(width: 48)"#) {
        Image("leaf", label: Text("A small leaf")).resizable().scaledToFit().frame(width: 48)
      }
      Specimen("V10.150", #"Image("mark").foregroundStyle(.red)"#) {
        Image("mark", label: Text("A red mark")).foregroundStyle(.red)
        Image("leaf", label: Text("A shape")).renderingMode(.template)
          .foregroundStyle(.black).padding(8).background(.yellow)
      }
      Specimen("V10.151", #"Image("checks").interpolation(.none)"#) {
        Image("checks", label: Text("A large board")).interpolation(.none)
          .resizable().frame(width: 128, height: 64)
      }
      Specimen("V10.152", "Image(data: drawing, label: …)") {
        Image(data: Self.drawing, label: Text("Two colors"))
      }
      Specimen("V10.153", "Image(ImageResource(name: …, bundle: …))") {
        Image(ImageResource(name: "leaf", bundle: .main))
      }
    }
  }
}
