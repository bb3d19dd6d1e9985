#if os(iOS)
    @_exported import SonarCharts
#else
    @_exported import PaperCharts
#endif
