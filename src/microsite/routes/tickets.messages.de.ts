/** Titles by route id. */
export const messages = {
  tickets: 'Eintrittskarten',
  'your-tickets': 'Ihre Eintrittskarten',
  'ticket-rsvp': 'Zu- oder absagen',
  'assign-guest': 'Gast eintragen',
  'ticket-checkout': 'Eintrittskarten bezahlen',
  'ticket-guest-checkout': 'Eintrittskarten als Gast bezahlen',
  'ticket-agendas': 'Programm wählen',
  'ticket-guest-agendas': 'Programm wählen',
  'confirm-ticket': 'Eintrittskarte bestätigen',
  agendas: 'Programm',
} as const
