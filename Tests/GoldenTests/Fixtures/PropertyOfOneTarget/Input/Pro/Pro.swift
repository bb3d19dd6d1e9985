extension HarbourComponent {
    var load: Int { 50 }
}

enum Pro {
    static func main() { HarbourComponent().open() }
}
