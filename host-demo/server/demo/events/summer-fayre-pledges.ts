import type { DemoPledges } from '../demo-pledges.ts'

/** What the school's parents give for, and the three charities among which they choose. */
export const summerFayrePledges: DemoPledges = {
  charities: [
    {
      name: 'Friends of Appletree Lane',
      summary: 'Books, trips and the climbing frame of our own school.',
      number: '1999074',
      art: 'climbing-frame',
    },
    {
      name: 'Brook Lane Wildlife',
      summary: 'Looks after the pond, the hedgehogs and the footpath behind the playing field.',
      number: '1997315',
      art: 'pond',
    },
    {
      name: 'The Tuesday Pantry',
      summary: 'Fills the shelves of families in the parish who run short at the end of a month.',
      number: '1996642',
      art: 'picnic-hamper',
    },
  ],
  items: [
    {
      title: 'A library that stays open',
      summary: 'New shelves, and an hour after school on every weekday.',
      description:
        '<p>Our library closes at half past three, when most of us would love to be in it. With new shelves and somebody to sit at the desk it stays open until half past four.</p><p>You can give part of your promise to our two neighbours as well.</p>',
      art: 'library',
      target: 900_00,
      levels: {
        10000: 'a shelf, with a name on it',
        5000: 'a week of afternoons',
        2000: 'four new books',
        1000: 'an afternoon in the library',
      },
      charities: [0, 1, 2],
      pledges: [
        { amount: 5000, name: 'Catrin Rees', minutesAgo: 60 * 50 },
        { amount: 2000, name: 'Mo Farouk', minutesAgo: 60 * 20 },
        { amount: 1000, name: 'Fern Castell', anonymousAmount: true, minutesAgo: 90 },
      ],
    },
  ],
}
