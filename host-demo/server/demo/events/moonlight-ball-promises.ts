import type { DemoPromise } from '../demo-promise.ts'

/** Payments that the ball's treasurer still waits for. */
export const moonlightBallPromises: readonly DemoPromise[] = [
  {
    firstName: 'Gwendolen',
    lastName: 'Pryce',
    email: 'gwendolen.pryce@pryce-brewery.example',
    organisation: 'Pryce & Daughters, Brewers',
    lines: [{ ticket: 'dinner', quantity: 4 }],
    daysAgo: 2.6,
  },
  {
    firstName: 'Ambrose',
    lastName: 'Leigh',
    email: 'ambrose.leigh@guests.example',
    lines: [{ pledge: 'A night of care', amount: 1_000_00 }],
    daysAgo: 1.8,
  },
  {
    firstName: 'Maren',
    lastName: 'Holt',
    email: 'maren.holt@guests.example',
    lines: [
      { lot: 'A lantern on the lake, with a name on it', quantity: 2 },
      { lot: 'Breakfast hamper for the morning after', quantity: 1 },
    ],
    daysAgo: 1.1,
  },
  {
    firstName: 'Curtis',
    lastName: 'Amoah',
    email: 'curtis.amoah@guests.example',
    lines: [
      { ticket: 'dinner', quantity: 2 },
      { pledge: 'A garden for every chair', amount: 75_00 },
    ],
    daysAgo: 0.3,
  },
]
