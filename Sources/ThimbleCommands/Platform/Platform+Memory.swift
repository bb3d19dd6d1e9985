#if canImport(Glibc)
    import Glibc
    import GlibcMemory
#endif

extension Platform {
    /// Limits the memory that the allocator keeps in reserve. Must be called before threads start.
    ///
    /// Large blocks are returned to the system when they are freed: otherwise glibc would raise its threshold and keep
    /// blocks of up to 32 MB. Smaller blocks are kept for reuse.
    ///
    /// There is one more arena than cores, because one background thread runs besides one thread for each core. Memory
    /// in the arena of a finished thread is not reused by others, so more arenas would waste it. With fewer, threads
    /// would wait for each other.
    ///
    /// An arena maps at once the 64 MB that glibc allows it. Otherwise it would grow page by page, and each step would
    /// stop the other threads where they touch new memory. What is mapped takes memory only once it is touched. Freed
    /// memory at the end of such an arena is not returned, so a resident process has smaller ones.
    ///
    /// - Parameter isResident: whether the process lives on after its first result.
    static func keepReservesSmall(isResident: Bool) {
        #if canImport(Glibc)
            let megabyte: Int32 = 1024 * 1024
            // Setting the threshold also fixes it.
            _ = mallopt(M_MMAP_THRESHOLD, 256 * 1024)
            _ = mallopt(M_TOP_PAD, isResident ? megabyte : 64 * megabyte)
            _ = mallopt(M_TRIM_THRESHOLD, isResident ? 4 * megabyte : 96 * megabyte)
            _ = mallopt(M_ARENA_MAX, Int32(clamping: 1 + max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
        #endif
    }

    /// Returns free memory between blocks in use to the system, after a step that used much memory.
    static func returnFreeMemory() {
        #if canImport(Glibc)
            _ = malloc_trim(0)
        #endif
    }
}
