extension BakeryComponent {
    var baker: String { "Mia" }
}
