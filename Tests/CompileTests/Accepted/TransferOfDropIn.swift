// flags: -module-alias CoreTransferable=DropInCoreTransferable -module-alias UniformTypeIdentifiers=DropInUniformTypeIdentifiers
import CoreTransferable
import UniformTypeIdentifiers

/// A model in a file that knows no views.
struct Recipe: Codable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "com.example.recipe"))
    ProxyRepresentation(exporting: \.title)
  }
}
