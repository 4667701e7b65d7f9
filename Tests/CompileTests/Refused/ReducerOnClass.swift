import Rostrum

@Reducer final class ClassModel {}  // error: cannot be applied to class type 'ClassModel'
