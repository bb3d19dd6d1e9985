extension HarbourComponent {
    var load: Int { 5 }
    var reach: Int { 20 }
}

enum Free {
    static func main() { HarbourComponent().open() }
}
