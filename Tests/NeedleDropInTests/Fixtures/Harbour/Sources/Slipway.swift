/// Two steps away from what Needle knows.
final class SlipwayPier: JettyPier {}
