import type { DemoPledges } from '../demo-pledges.ts'

/** The moment of the evening at which the room pledges. */
export const moonlightBallPledges: DemoPledges = {
  items: [
    {
      title: 'A night of care',
      summary: 'Keep a nurse at the bedside of a child, all night, at Starling House.',
      description:
        '<p>When a child is too ill to sleep, somebody sits with them. A night nurse knows which song helps, when the medicine is due, and that a parent who has been awake for three days may now go to bed.</p><p>Starling House keeps six beds open every night of the year. The NHS pays for one night in five. You pay for the others.</p>',
      art: 'night-nurse',
      target: 30_000_00,
      levels: {
        500000: 'keeps all six beds open for two nights',
        250000: 'keeps all six beds open for a night',
        100000: 'a nurse for a child, for a week of nights',
        50000: 'three nights at the bedside',
        25000: 'a night and a day of care at home',
        10000: 'an evening, so that parents can sleep',
      },
      pledges: [
        { amount: 500000, paddle: 108, minutesAgo: 58 },
        { amount: 250000, paddle: 121, minutesAgo: 56 },
        { amount: 250000, name: 'Beatrix Lindqvist', anonymousAmount: true, minutesAgo: 52 },
        { amount: 100000, paddle: 133, minutesAgo: 44 },
        { amount: 100000, name: 'Oluwaseun Bright', minutesAgo: 40 },
        { amount: 50000, paddle: 140, anonymous: true, minutesAgo: 31 },
        { amount: 50000, name: 'Imogen Farrell', minutesAgo: 27 },
        { amount: 25000, paddle: 117, minutesAgo: 20 },
        { amount: 10000, name: 'Rhys Penhaligon', minutesAgo: 12 },
        { amount: 10000, paddle: 152, minutesAgo: 6 },
      ],
    },
    {
      title: 'A garden for every chair',
      summary: 'Paths wide enough for a bed, and a swing that a wheelchair rolls onto.',
      description:
        '<p>The garden behind Starling House has steps. This year they go: smooth paths, raised beds at the height of a wheelchair, and a swing that takes one.</p><p>Whatever is pledged beyond the target plants the orchard.</p>',
      art: 'treehouse',
      target: 12_000_00,
      levels: {
        200000: 'the swing that a wheelchair rolls onto',
        75000: 'ten metres of path',
        30000: 'a raised bed, with strawberries in it',
        7500: 'a young apple tree',
      },
      pledges: [
        { amount: 75000, name: 'Theodora Marsh', minutesAgo: 60 * 26 },
        { amount: 30000, paddle: 121, minutesAgo: 60 * 3 },
        { amount: 7500, name: 'Kofi Annandale', minutesAgo: 70 },
      ],
    },
  ],
}
