export const messages = { toy: 'Spielzeug' } as const
