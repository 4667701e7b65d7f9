import Testing

// NB: Tests `ScriptNames`, which is internal.
@testable import RostrumWeb

@Suite("Names that a script declares become short")
struct ScriptNamesTests {
  @Test(
    "Variables and functions",
    arguments: [
      ("let first=1;let second=first;", "let a=1;let b=a;"),
      (
        "let one,two=one;function three(){return two;}\nthree();",
        "let a,c=a;function b(){return c;}\nb();"
      ),
      (
        "function*rows(){yield 1;}\nasync function load(){}\nrows(load);",
        "function*b(){yield 1;}\nasync function a(){}\nb(a);"
      ),
      (
        "function f(local){const inner=local;return(two)=>{let one,two=inner;};}",
        "function b(local){let a=local;return(two)=>{let c,two=a;};}"
      ),
      ("const keep=1;f([...keep]);", "let a=1;f([...a]);"),
      (
        "const size=1;f(`${size} of ${f({a:size})} size`);",
        "let b=1;f(`${b} of ${f({a:b})} size`);"
      ),
      ("const word=1;f(\"word\",/word/,a?word:b);", "let c=1;f(\"word\",/word/,a?c:b);"),
    ])
  func declarations(source: String, expected: String) {
    #expect(shortened(source) == expected)
  }

  @Test(
    "Names of properties stay",
    arguments: [
      "const state=1;f(page.state,state);", "const state=1;f({state});",
      "const state=1;f({state:2});", "const state=1;f({get state(){return 2;}});",
      "const open=1;const table={open(a){},};", "const state=1;const f=({state})=>state;",
      "const state=1;const f=({state=2})=>state;", "const state=1;page?.state;",
    ])
  func properties(source: String) {
    let kept = ["state", "open"]
    let shortened = shortened(source)
    for word in kept {
      #expect(
        shortened.ranges(of: word).count == source.ranges(of: word).count, "\(shortened)")
    }
  }

  @Test("A short name is that of nothing else")
  func collisions() {
    #expect(shortened("const long=1;f(a,b,long);") == "let c=1;f(a,b,c);")
    let client = Minifier.script(Array(ClientSource().script.utf8))
    let short = ScriptNames.shortened(client)
    let tokens = (ScriptToken.tokens(of: client), ScriptToken.tokens(of: short))
    #expect(tokens.0.map(\.text).joined() == String(decoding: client, as: UTF8.self))
    #expect(tokens.0.count == tokens.1.count)
    var names: [String: String] = [:]
    for (old, new) in zip(tokens.0, tokens.1) where old != new {
      #expect(names.updateValue(new.text, forKey: old.text).map { $0 == new.text } ?? true)
    }
    // A constant is written as a variable.
    #expect(names.removeValue(forKey: "const") == "let")
    #expect(names.count > 100)
    #expect(Set(names.values).count == names.count)
    #expect(Set(names.values).isDisjoint(with: tokens.0.map(\.text)))
  }

  private func shortened(_ source: String) -> String {
    String(decoding: ScriptNames.shortened(Array(source.utf8)), as: UTF8.self)
  }
}
