final class Guide {}
