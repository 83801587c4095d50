/** Titles by route id. */
export const messages = {
  tickets: 'Karten',
  'your-tickets': 'Ihre Karten',
  'ticket-rsvp': 'Zu- oder absagen',
  'assign-guest': 'Gast eintragen',
  'ticket-checkout': 'Karten bezahlen',
  'ticket-guest-checkout': 'Karten als Gast bezahlen',
  'ticket-agendas': 'Programm wählen',
  'ticket-guest-agendas': 'Programm wählen',
  'confirm-ticket': 'Karte bestätigen',
  agendas: 'Programm',
} as const
