import RandomProtocols
import TestSupport
import Testing

/// A few of the protocols that the campaign judges by thousands.
@Suite(.enabled(if: Compiler.found != nil, "swiftc is not installed"))
struct RandomProtocolTests {
    @Test func theirMocksCompileAndDoWhatTheyAreTold() throws {
        let folder = try TemporaryFolder()
        let result = try ProtocolCampaign(in: folder.path).judge(1...UInt64(12))
        #expect(result.faults == [])
        #expect(result.protocols > 40)
        #expect(result.checks > 1_000)
    }

    @Test func aSeedMakesTheSameProtocolsAtAnyTime() {
        #expect(ProtocolCampaign.show(seed: 7) == ProtocolCampaign.show(seed: 7))
        #expect(ProtocolCampaign.show(seed: 7) != ProtocolCampaign.show(seed: 8))
    }
}
