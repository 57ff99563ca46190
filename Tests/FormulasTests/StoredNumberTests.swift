import TestSupport
import Testing

@testable import Formulas

struct StoredNumberTests {
  /// Stores a formula of `M` in M again and again.
  private static func chain(_ text: String, from first: String, times: Int) throws -> RealVariables
  {
    let formula = try Formula(text)
    var variables = RealVariables()
    variables["M"] = StoredNumber(try Formula(first), angle: .radians)
    for _ in 0..<times {
      variables["M"] = StoredNumber(formula, angle: .radians, variables: variables)
    }
    return variables
  }

  @Test("a product of itself, stored again and again, has two factors each time")
  func sharing() throws {
    let variables = try Self.chain("M*M", from: "√2", times: 60)
    let stored = try #require(variables["M"])
    #expect(stored.nodeCount == 60 * 3 + 2)
    #expect(variables.nodeCount == stored.nodeCount)
    #expect(variables.numbersInOrder.count == 61)
    #expect(try stored == Self.chain("M*M", from: "√2", times: 60)["M"])
    #expect(try stored != Self.chain("M*M", from: "√3", times: 60)["M"])
    #expect(try stored != Self.chain("M*M", from: "√2", times: 59)["M"])
  }

  @Test("numbers that need each other crosswise are counted, ordered and compared once each")
  func crossing() throws {
    func cross(_ times: Int) throws -> RealVariables {
      var variables = RealVariables(["a": 1, "b": 2])
      for _ in 0..<times {
        let (sum, product) = (
          StoredNumber(try Formula("a+b"), angle: .radians, variables: variables),
          StoredNumber(try Formula("a×b"), angle: .degrees, variables: variables)
        )
        variables["a"] = sum
        variables["b"] = product
      }
      return variables
    }
    let (variables, same) = (try cross(100), try cross(100))
    #expect(variables.nodeCount == 100 * 6 + 2)
    #expect(variables == same && variables.hashValue == same.hashValue)
    #expect(try variables != cross(99))
    let order = variables.numbersInOrder
    #expect(order.count == 202)
    for (index, number) in order.enumerated() {
      for needed in number.variables.numbers {
        #expect(order[..<index].contains { $0 === needed })
      }
    }
  }

  @Test("a number keeps what its formula names, and the rest is freed")
  func names() throws {
    var variables = RealVariables(["x": 1, "y": 2, "z": 0.1])
    let stored = StoredNumber(try Formula("z+x"), angle: .degrees, variables: variables)
    #expect(stored.variables.names == ["z", "x"])
    #expect(stored.variables["z"]?.formula == Formula(0.1))
    variables["x"] = nil
    variables["y"] = stored
    #expect(variables.names == ["y", "z"])
    #expect(variables["x"] == nil)
    #expect(variables.nearestDoubles == ["z": 0.1])
  }

  @Test("a hundred thousand numbers that need each other exhaust no stack")
  func depth() async throws {
    let results = try await onSmallStack { () throws -> [Bool] in
      var variables = try Self.chain("M+1", from: "1", times: 100_000)
      let same = try Self.chain("M+1", from: "1", times: 100_000)
      let count = variables["M"]?.nodeCount
      let isEqual = variables == same
      variables["M"] = nil
      return [count == 300_001, isEqual, variables.names.isEmpty]
    }
    #expect(results == [true, true, true])
  }
}
