/// Says nothing of Needle, and inherits from one of its scopes all the same.
final class PontoonPier: PierComponent {}
