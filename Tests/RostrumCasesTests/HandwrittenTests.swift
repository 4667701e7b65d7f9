import RostrumCases
import Testing

@CasePathable
@dynamicMemberLookup
enum Leaf: Equatable {
  case empty
  case text(String)
}
@CasePathable
@dynamicMemberLookup
enum Tree: Equatable {
  case leaf(Leaf)
  case pair(x: Int, y: String)
  case maybe(Int?)
  case labelled(x: Int)
  indirect case itself(Self)
}
struct Box<T> {
@CasePathable
enum Generic<U> {
  case a(T, U), b([T])
  #if os(Linux)
  case c
  #else
  case d(Never)
  #endif
  #if os(iOS)
  #endif
}
}

struct Holder {
  var tree: Tree?
}

@Test func meaning() {
  let sendable: any CaseKeyPath<Tree, String> & Sendable = \.leaf.text
  let path = AnyCasePath(sendable)
  #expect(path.embed("x") == .leaf(.text("x")))
  let named = \Tree.Cases.leaf
  #expect(named(.empty) == .leaf(.empty))
  let nested = \Tree.Cases.leaf.empty
  #expect(nested() == .leaf(.empty))
  var tree = Tree.pair(x: 1, y: "a")
  #expect(tree[case: \.pair]?.y == "a")
  #expect(tree.pair?.x == 1)
  #expect(tree.is(\.pair))
  #expect(!tree.is(\.leaf.empty))
  tree[case: \.leaf] = .empty
  tree.modify(\.leaf) { $0 = .text("b") }
  let text = tree[case: \.leaf.text]
  #expect(text == "b")
  #expect(tree.leaf?.text == "b")
  #expect(Tree.maybe(1).maybe == 1)
  switch tree {
  case \.leaf.text: break
  default: Issue.record()
  }
  let holder = Holder(tree: tree)
  let kp: any KeyPath<Holder, String?> & Sendable = \.tree?.leaf?.text
  #expect(holder[keyPath: kp] == "b")
  #expect(Int?.some(1)[case: \.some] == 1)
  let some: Int? = 1
  #expect(some.is(\.some))
  var x: Tree? = tree
  x.modify(\.leaf.text) { $0 = "c" }
  #expect(x.is(\.leaf))
  if \Tree.Cases.leaf.text ~= tree {} else { Issue.record() }
  let partial: PartialCaseKeyPath<Tree> = \.leaf.text
  #expect(partial("d") == Tree.leaf(.text("d")))
  #expect(tree[case: partial] as? String == "b")
}
