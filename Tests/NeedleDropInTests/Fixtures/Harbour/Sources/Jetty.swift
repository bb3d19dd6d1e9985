/// A pier again.
class JettyPier: PierComponent {}
