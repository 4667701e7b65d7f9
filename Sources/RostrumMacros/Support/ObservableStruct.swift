import SwiftSyntax

/// What makes a struct observable: a registrar, and the identity that it keeps.
struct ObservableStruct {
  private let access: String

  init(access: String) {
    self.access = access
  }

  /// The members to add.
  var members: [String] {
    [
      "var _$observationRegistrar = RostrumCore.ObservationStateRegistrar()",
      block(
        "\(access)var _$id: RostrumCore.ObservableStateID",
        "_$observationRegistrar.id\n"),
      block(
        "\(access)mutating func _$willModify()",
        "_$observationRegistrar._$willModify()\n"),
    ]
  }
}
