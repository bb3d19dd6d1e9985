#if canImport(Glibc)
    import GlibcMemory
#endif

extension Platform {
    /// Lets large pieces of memory go back to the system as soon as they are given back.
    ///
    /// From the first such piece on, glibc keeps pieces of its size in reserve, up to 32 MB, and cannot use them for
    /// smaller ones: in a large app that is a tenth of the memory. To be called before there are threads.
    static func returnLargeMemory() {
        #if canImport(Glibc)
            // The size that glibc begins with; once it is set, it stays.
            _ = mallopt(M_MMAP_THRESHOLD, 128 * 1024)
        #endif
    }
}
