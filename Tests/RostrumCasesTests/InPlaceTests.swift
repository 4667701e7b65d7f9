import RostrumCases
import Testing

@Suite("Changes of a case's value in its place")
struct InPlaceTests {
  @Test("An array in a case is not copied by a change")
  func array() {
    var list = List.rows(reserved())
    let before = list.address
    AnyCasePath(\List.Cases.rows).modify(&list) { $0.append(1) }
    #expect(list == .rows([0, 1]))
    #expect(list.address == before)
  }

  @Test("An array in a case in a case is not copied by a change")
  func nested() {
    var page = Page.list(.rows(reserved()))
    let before = page.list?.address
    AnyCasePath(\Page.Cases.list.rows).modify(&page) { $0.append(1) }
    #expect(page == .list(.rows([0, 1])))
    #expect(page.list?.address == before)
  }

  @Test("An array in one of several associated values is not copied by a change")
  func labelled() {
    var list = List.titled(title: "A", rows: reserved())
    let before = list.address
    AnyCasePath(\List.Cases.titled).modify(&list) { $0.rows.append(1) }
    #expect(list == .titled(title: "A", rows: [0, 1]))
    #expect(list.address == before)
  }

  @Test("'modify' of an enum does not copy an array")
  func modify() {
    var list: List? = .rows(reserved())
    let before = list?.address
    list.modify(\.rows) { $0.append(1) }
    #expect(list == .rows([0, 1]))
    #expect(list?.address == before)
  }

  @Test("A copy that somebody else holds stays as it was")
  func shared() {
    var list = List.rows(reserved())
    let other = list
    list.modify(\.rows) { $0.append(1) }
    #expect(other == .rows([0]))
    #expect(list == .rows([0, 1]))
  }

  @Test("The result of the change is handed on, and nil for another case")
  func result() {
    var list = List.rows([1, 2])
    #expect(AnyCasePath(\List.Cases.rows).modify(&list) { $0.removeLast() } == 2)
    #expect(AnyCasePath(\List.Cases.titled).modify(&list) { $0.rows.removeLast() } == nil)
    #expect(list == .rows([1]))
  }

  @Test("A change that throws has changed what it changed before")
  func throwing() {
    struct Stop: Error {}
    var list = List.rows([1])
    #expect(throws: Stop.self) {
      try AnyCasePath(\List.Cases.rows).modify(&list) { rows throws(Stop) in
        rows.append(2)
        throw Stop()
      }
    }
    #expect(list == .rows([1, 2]))
  }

  @Test("What a case holds is released once, and not before the enum is")
  func lifetime() {
    final class Token {}
    weak var token: Token?
    var box: Result<[Token], Never>? = .success([])
    do {
      let strong = Token()
      token = strong
      AnyCasePath(\Result<[Token], Never>?.Cases.some.success).modify(&box) { $0.append(strong) }
    }
    #expect(token != nil)
    box = nil
    #expect(token == nil)
  }

  private func reserved() -> [Int] {
    var rows = [0]
    rows.reserveCapacity(8)
    return rows
  }
}

@CasePathable
@dynamicMemberLookup
private enum List: Equatable {
  case rows([Int])
  case titled(title: String, rows: [Int])

  /// Where the rows are in memory.
  var address: UnsafeRawPointer? {
    switch self {
    case .rows(let rows), .titled(_, let rows):
      rows.withUnsafeBytes { $0.baseAddress }
    }
  }
}

@CasePathable
@dynamicMemberLookup
private enum Page: Equatable {
  case list(List)
  case empty
}
