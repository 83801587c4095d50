/** German texts of all pages behind the links of mails. */
export const germanLinkedPageWords = {
  goTo: 'Zu {event}',
  linkTitle: 'Dieser Link gilt nicht',
  linkText: 'Bitte prüfen Sie, ob Sie ihn ganz geöffnet haben: Er steht in unserer E-Mail an Sie.',
} as const
