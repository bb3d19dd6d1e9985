import RandomProtocols
import TestSupport
import Testing

/// A few of the protocols that the campaign judges by thousands.
@Suite(.enabled(if: Compiler.found != nil, "swiftc is not installed"))
struct RandomProtocolTests {
    private static let seeds: UInt64 = LongTests.areIncluded ? 12 : 6

    @Test func theirMocksCompileAndDoWhatTheyAreTold() throws {
        let folder = try TemporaryFolder()
        let result = try ProtocolCampaign(in: folder.path).judge(1...Self.seeds)
        #expect(result.faults == [])
        #expect(result.protocols > 20)
        #expect(result.checks > 500)
    }

    @Test func aSeedMakesTheSameProtocolsAtAnyTime() {
        #expect(ProtocolCampaign.show(seed: 7) == ProtocolCampaign.show(seed: 7))
        #expect(ProtocolCampaign.show(seed: 7) != ProtocolCampaign.show(seed: 8))
    }
}
