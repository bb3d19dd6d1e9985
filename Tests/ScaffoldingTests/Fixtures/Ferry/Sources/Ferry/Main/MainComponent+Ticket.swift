import NeedleFoundation

extension MainComponent {
    var ticketComponent: TicketComponent { TicketComponent(parent: self) }
}
