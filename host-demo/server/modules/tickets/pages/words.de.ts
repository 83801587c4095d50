export const germanTicketPageWords = {
  none: 'Im Augenblick gibt es keine Karten zu kaufen.',
  free: 'kostenlos',
  on_sale: { one: 'noch {count} da', other: 'noch {count} da' },
  plenty: 'Plätze frei',
  all_reserved: 'alle gerade in den Körben anderer',
  offered: 'alle gerade reserviert, manche für Leute auf der Warteliste',
  sold_out: 'ausverkauft',
  soon: 'noch nicht im Verkauf',
  closed: 'Verkauf beendet',
} as const
