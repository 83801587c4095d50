import type { Fault } from './fault.ts'

/** A bad network connection. */
export const networkFaults: readonly Fault[] = [
  {
    name: 'hangs',
    at: ['page'],
    effect: { type: 'hang' },
    end: 'the skeleton stays, and after a while says that it takes longer than usual; the rest of the site works',
  },
  {
    name: 'slow',
    at: ['page'],
    effect: { type: 'slow', milliseconds: 10_000 },
    end: 'the skeleton stays until the answer is there, and then the page is shown',
  },
  {
    name: 'refused',
    at: ['login'],
    effect: { type: 'break', when: 'before' },
    end: 'popup with the default message, once; what was typed is kept, and trying again works',
  },
  {
    name: 'breaks-off',
    at: ['login'],
    effect: { type: 'break', when: 'in-answer' },
    end: 'popup with the default message; what was typed is kept, and trying again has one effect alone',
  },
]
