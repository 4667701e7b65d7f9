import SwiftSyntax

/// The generated identity of a presented enum: the active case, and the identity of its value.
struct PresentedEnum {
  let access: String
  let cases: EnumCases

  /// The member to add.
  var identity: String {
    let branches = cases.source { enumCase, tag in
      let single = enumCase.parameters.count == 1
      return """
        case .\(enumCase.name)\(single ? "(let v0)" : ""):
          return RostrumPresentation.PresentedID(\(single ? "v0" : "()"))._$tag(\(tag))
        """
    }
    return block(
      "\(access)var _$presentedID: RostrumPresentation.PresentedID",
      switchOver("self", branches))
  }
}
