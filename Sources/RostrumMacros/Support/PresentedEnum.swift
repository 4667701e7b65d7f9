import SwiftSyntax

/// What an enum of features is while it is presented: the active case, and which value is in it.
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
