export const messages = {
  donation: { one: 'Spende', other: 'Spenden' },
  lot: { one: 'Los', other: 'Lose' },
  ticket: { one: 'Karte', other: 'Karten' },
  raffle: { one: 'Verlosung', other: 'Verlosungen' },
  pledge: { one: 'Zusage', other: 'Zusagen' },
  fundraiser: { one: 'Spendenseite', other: 'Spendenseiten' },
} as const
