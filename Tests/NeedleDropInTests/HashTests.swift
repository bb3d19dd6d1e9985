import NeedleText
import Testing

@Suite struct HashTests {
    /// From FIPS 180-4's examples and NIST's test vectors.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func hashesAsFIPSSays(_ text: String, _ expected: String) {
        #expect(SHA256.hex(of: Array(text.utf8)) == expected)
    }

    @Test func hashesManyBlocks() {
        let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 20_000)
        #expect(
            SHA256.hex(of: letters[...]) == "cc17faaad36649c4603dda4d8ff97cb149722af0bcac0746305a2134ad2d0b97"
        )
        #expect(MD5.hex(of: letters[...]) == "9bb57f821953f3c232116e38badc8e96")
    }

    /// From RFC 1321, A.5.
    @Test(arguments: [
        ("", "d41d8cd98f00b204e9800998ecf8427e"),
        ("a", "0cc175b9c0f1b6a831c399e269772661"),
        ("abc", "900150983cd24fb0d6963f7d28e17f72"),
        ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
        ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"),
        (
            "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
            "57edf4a22be3c955ac49da2e2107b67a"
        ),
    ])
    func hashesAsTheRFCSays(_ text: String, _ expected: String) {
        #expect(MD5.hex(of: Array(text.utf8)) == expected)
    }

    /// The padding changes its form at 56 and 64 bytes; the digests are those of coreutils.
    @Test(arguments: [
        (55, "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072", "04364420e25c512fd958a70738aa8f72"),
        (56, "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e", "668a72d5ba17f08e62dabcafad6db14b"),
        (63, "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2", "7dc2ca208106a2f703567bdff99d8981"),
        (64, "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c", "c1bb4f81d892b2d57947682aeb252456"),
        (65, "9537c5fdf120482f7d58d25e9ed583f52c02b4e304ea814db1633ad565aed7e9", "1bc932052302d074bdec39795fe00cf6"),
        (119, "000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c", "ab347a5f68c8a443cfcddc633f12c24f"),
        (120, "13f05a0b594787f5ecd315edc96141bd3243203d1b7d4f0836f37308b276ba98", "fb98667f98096de92620b64f46e1c5b5"),
    ])
    func padsAtTheEdgesOfABlock(_ count: Int, _ sha256: String, _ md5: String) {
        let letters = [UInt8](repeating: UInt8(ascii: "x"), count: count)
        #expect(SHA256.hex(of: letters) == sha256)
        #expect(MD5.hex(of: letters) == md5)
    }

    @Test func shortensToTwentyDigits() {
        #expect(SHA256.shortHex(of: "abc") == "ba7816bf8f01cfea4141")
    }
}
