extension HarbourComponent {
    var load: Int { 5 }
    var reach: Int { 20 }
    func lower(by metres: Int) -> Int { metres }
}

enum Free {
    static func main() { HarbourComponent().open() }
}
