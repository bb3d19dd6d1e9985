import Tools

extension WorkshopComponent {
    @Bench var screws: Int { 12 }
}
