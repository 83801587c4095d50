/** Titles by their route's id. */
export const messages = {
  payment: 'Zahlung',
  'order-complete': 'Bestellung abgeschlossen',
} as const
