/// Floats beside the jetty; the owning Component does not know of it.
final class RaftPier: JettyPier {}
