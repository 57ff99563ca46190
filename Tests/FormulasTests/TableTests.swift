import Testing

@testable import Formulas

struct TableTests {
  @Test("every operation and constant has its own row")
  func rows() {
    #expect(Operation.table.map { $0.operation } == Operation.allCases)
    #expect(Constant.table.map { $0.constant } == Constant.allCases + [.infinity])
  }

  @Test("every name is found and fits its limit")
  func names() throws {
    var names: Set<String> = []
    for operation in Operation.allCases {
      for name in operation.row.names {
        let isNew = names.insert(name).inserted
        #expect(
          isNew || operation.row.overload != nil || operation == .log
            || operation == .roundToPlaces, "\(name)")
        #expect(name.utf8.count <= KnownNames.longest)
        if isNew && name.utf8.first! < 0x80 {
          #expect(KnownNames.token(for: Name(name)) == .function(operation))
        }
      }
    }
    for constant in Constant.allCases {
      for name in constant.row.names {
        #expect(names.insert(name).inserted, "\(name)")
        #expect(try Formula(name) == .constant(constant))
      }
    }
  }

  @Test("inverses undo each other")
  func inverses() {
    for operation in Operation.allCases {
      guard let inverse = operation.row.inverse else { continue }
      #expect(inverse.row.inverse == operation)
    }
  }
}
