import SwiftSyntax

/// The generated members of an observable enum: the identity of the active case's value, with a
/// tag.
struct ObservableEnum {
  private let access: String
  private let cases: EnumCases

  init(access: String, cases: EnumCases) {
    self.access = access
    self.cases = cases
  }

  init(_ declaration: EnumDeclSyntax) {
    self.init(
      access: declaration.accessForMembers, cases: EnumCases(declaration.memberBlock.members))
  }

  /// The members to add.
  var members: [String] {
    [identity, willModify]
  }

  private var identity: String {
    let branches = cases.source { enumCase, tag in
      let single = enumCase.parameters.count == 1
      let id = single ? "_$id(for: v0)" : "_$inert"
      return """
        case .\(enumCase.name)\(single ? "(let v0)" : ""):
          return RostrumCore.ObservableStateID.\(id)._$tag(\(tag))
        """
    }
    return block(
      "\(access)var _$id: RostrumCore.ObservableStateID", switchOver("self", branches))
  }

  private var willModify: String {
    let head = "\(access)mutating func _$willModify()"
    guard cases.all.contains(where: { $0.parameters.count == 1 }) else { return head + " {}" }
    let branches = cases.source { enumCase, _ in
      guard enumCase.parameters.count == 1 else { return "case .\(enumCase.name): break" }
      return """
        case .\(enumCase.name)(var v0):
          RostrumCore._$willModify(&v0)
          self = \(enumCase.construction(of: ["v0"]))
        """
    }
    return block(head, switchOver("self", branches))
  }
}
