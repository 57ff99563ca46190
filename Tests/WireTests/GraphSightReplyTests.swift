import Foundation
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Wire

struct GraphSightReplyTests {
  @Test("says where a curve is that is out of sight, and fits it") func outOfSight() throws {
    var session = Session.squaring
    let handle = session.graphs.open()
    let view = "\(handle)"
    _ = try session.ask("graph.show", view, "x²+100", "radians")
    var state = try session.ask("graph.reset", view)
    #expect(state["outOfSight"] is NSNull)
    while session.graphs.advance(handle) {}
    state = try session.ask("graph.state", view)
    var told = try #require(state["outOfSight"] as? [String: Any])
    #expect(told["message"] as? String == Words.english[.curveAbove])
    #expect(told["fits"] as? Bool == true)
    state = try session.ask("graph.fit", view)
    #expect(state["refused"] as? Bool == false && state["outOfSight"] is NSNull)
    _ = try session.ask("graph.show", view, "ln(-1-x²)", "radians")
    while session.graphs.advance(handle) {}
    state = try session.ask("graph.state", view)
    told = try #require(state["outOfSight"] as? [String: Any])
    #expect(told["message"] as? String == "This function is defined nowhere.")
    #expect(told["fits"] as? Bool == false)
  }

  @Test("says in which unit angles are, where that matters") func angles() throws {
    var session = Session.squaring
    let view = "\(session.graphs.open())"
    func angle(_ equation: String, _ unit: String) throws -> String? {
      let state = try session.ask("graph.show", view, equation, unit)
      return (state["curves"] as? [[String: Any]])?.first?["angle"] as? String
    }
    #expect(try angle("sin(x)", "degrees") == "DEG")
    #expect(try angle("sin(x)", "radians") == "RAD")
    #expect(try angle("x²", "degrees") == nil)
  }
}
