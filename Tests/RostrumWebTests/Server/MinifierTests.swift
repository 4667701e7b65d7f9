import Testing

// NB: Tests `Minifier`, which is internal.
@testable import RostrumWeb

@Suite("The minifier removes what separates nothing")
struct MinifierTests {
  @Test(
    "White space and comments of a script",
    arguments: [
      ("const a = 1; // one\nconst b = 2;\n", "const a=1;const b=2;\n"),
      (
        "/** Adds. */\nfunction add(a, b) {\n  return a + b;\n}\nadd(1, 2);\n",
        "function add(a,b){return a+b;}\nadd(1,2);\n"
      ),
      ("a + +b - -c\n", "a+ +b- -c\n"),
      ("typeof a in b\n", "typeof a in b\n"),
      ("let a = b\nlet c\n", "let a=b\nlet c\n"),
      ("f(a,\n  b)\n", "f(a,b)\n"),
      ("a /* x */ b\n", "a b\n"),
    ])
  func script(source: String, expected: String) {
    #expect(minifiedScript(source) == expected)
  }

  @Test(
    "Literals of a script stay as they are",
    arguments: [
      #"const a="  // not  a comment";"#, #"const a='it''s';"#, #"const a="quote \"  // ";"#,
      #"const a=`a  ${b}  /* c */`;"#, #"const a=b.match(/["'  /]\/  [/]/g);"#,
      #"const a=/^ +/.test(b)?/ x/:b/c;"#,
    ])
  func literals(source: String) {
    #expect(minifiedScript(source + "\n") == source + "\n")
  }

  @Test(
    "White space and comments of a theme",
    arguments: [
      ("/* x */\na {\n  color: red;\n  margin: 0 auto;\n}\n", "a{color:red;margin:0 auto}\n"),
      ("a > b, a :hover + c {\n}\n", "a>b,a :hover + c{}\n"),
      ("a { width: calc(1px + 2px) !important; }\n", "a{width:calc(1px + 2px)!important}\n"),
      ("a::after { content: \" {  ;\"; }\n", "a::after{content:\" {  ;\"}\n"),
      (
        "@media (width > 600px) and (hover: hover) {\n  a { --x: ; }\n}\n",
        "@media (width>600px) and (hover:hover){a{--x:}}\n"
      ),
    ])
  func theme(source: String, expected: String) {
    #expect(String(decoding: Minifier.theme(Array(source.utf8)), as: UTF8.self) == expected)
  }

  @Test("Nothing is left to remove from the client and the theme")
  func files() {
    let client = ClientSource()
    let script = Minifier.script(Array(client.script.utf8))
    let theme = Minifier.theme(Array(client.theme.utf8))
    #expect(Minifier.script(script) == script)
    #expect(Minifier.theme(theme) == theme)
    #expect(script.count < client.script.utf8.count * 4 / 5)
  }

  private func minifiedScript(_ source: String) -> String {
    String(decoding: Minifier.script(Array(source.utf8)), as: UTF8.self)
  }
}
