export const messages = {
  show: 'Karten zeigen',
  opened: {
    one: 'Der Code {code} zeigt oben eine weitere Karte.',
    other: 'Der Code {code} zeigt oben {count} weitere Karten.',
  },
  nothing: 'Der Code {code} zeigt keine weiteren Karten. Er kann beim Bezahlen verwendet werden.',
} as const
