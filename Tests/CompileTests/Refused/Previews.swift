import Rostrum

#Preview {
  Text(unknownWords)  // error: cannot find 'unknownWords' in scope
}
