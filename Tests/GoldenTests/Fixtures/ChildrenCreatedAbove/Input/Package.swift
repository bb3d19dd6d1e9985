// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Market",
    targets: [
        .target(name: "Wares"),
        .target(name: "Payment", dependencies: ["Wares"]),
        .target(name: "Basket", dependencies: ["Payment", "Wares"]),
        .target(name: "InvoiceInterface", dependencies: ["Wares"]),
        .target(name: "Invoice", dependencies: ["InvoiceInterface", "Wares"]),
        .target(name: "Stall", dependencies: ["InvoiceInterface", "Wares"]),
        .target(name: "Lantern", dependencies: ["Payment", "Wares"]),
        .target(name: "Kiosk", dependencies: ["Payment", "Wares"]),
        .target(name: "Fair", dependencies: ["Basket", "Wares"]),
        .target(
            name: "Market",
            dependencies: [
                "Basket", "Fair", "Invoice", "InvoiceInterface", "Kiosk", "Lantern", "Payment", "Stall", "Wares",
            ]
        ),
    ]
)
