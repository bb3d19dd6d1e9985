#if canImport(Glibc)
    import Glibc
    import GlibcMemory
#endif

extension Platform {
    /// Keeps little memory in reserve. To be called before there are threads.
    ///
    /// Large pieces go back to the system as soon as they are given back: from the first such piece on, glibc would keep
    /// pieces of its size, up to 32 MB, and cannot use them for smaller ones. Smaller ones stay: in a large app there is
    /// always a next one of such a size, and the system would have to clear its pages again.
    ///
    /// There is one more pool of memory than cores to run on: what stands in the pool of a thread that is done, others
    /// cannot use, which in a large app is a tenth of the memory. Not fewer, because threads that share a pool wait for
    /// each other, and one more thread than cores works while something is done in the background.
    static func keepReservesSmall() {
        #if canImport(Glibc)
            // Once it is set, it stays.
            _ = mallopt(M_MMAP_THRESHOLD, 256 * 1024)
            _ = mallopt(M_ARENA_MAX, Int32(clamping: 1 + max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
        #endif
    }

    /// Gives back what lies free between pieces that are in use, after a step that used much.
    static func returnFreeMemory() {
        #if canImport(Glibc)
            _ = malloc_trim(0)
        #endif
    }
}
