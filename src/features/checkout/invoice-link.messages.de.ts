export const messages = { invoice: 'Ihre Rechnung (neuer Tab)' } as const
