/** Titles by route id. */
export const messages = {
  payment: 'Zahlung',
  'order-complete': 'Bestellung abgeschlossen',
} as const
