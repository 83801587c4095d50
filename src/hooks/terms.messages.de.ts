export const messages = {
  donation: { one: 'Spende', other: 'Spenden' },
} as const
