import Rostrum

func valueOfAnotherCase(_ shape: Shape) -> String? {
  shape[case: \.circle]  // error: cannot convert return expression of type 'Int?'
}
