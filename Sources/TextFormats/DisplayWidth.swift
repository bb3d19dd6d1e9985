/// The number of terminal columns that a character occupies: 0, 1 or 2.
///
/// According to Unicode's East Asian Width (UAX 11): wide and full-width characters and emoji occupy two.
package func displayWidth(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    // A variation selector that turns a text symbol, such as a heart, into an emoji.
    if scalars.contains("\u{FE0F}") { return 2 }
    return scalars.map(displayWidth).max() ?? 0
}

private func displayWidth(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// The blocks of wide characters, without emoji.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul that begins a syllable
    0x2329...0x232A,
    0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x33FF,  // radicals, kana, squared words
    0x3400...0x4DBF, 0x4E00...0xA4CF,  // ideographs, Yi
    0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x16FE0...0x18D08, 0x1AFF0...0x1B2FF,  // Tangut, kana
    0x1F200...0x1F265,
    0x20000...0x3FFFD,  // ideographs
]
