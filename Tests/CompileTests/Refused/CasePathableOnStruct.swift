import Rostrum

@CasePathable struct Point {}  // error: '@CasePathable' cannot be applied to struct type 'Point'
