import type { DemoLot } from '../../demo-auction.ts'

const night = { inDays: 21, at: '23:59' }

/** What the hospice wishes for, and guests pay for. */
export const sponsorItems: readonly DemoLot[] = [
  {
    kind: 'sponsor_item',
    category: 'wishes',
    title: 'A night nurse for one night',
    summary: 'Ten hours of somebody awake, so that parents can sleep.',
    description:
      '<p>A night nurse sits with one child from nine to seven. Her chair is by the window, and she knows every fox in the garden.</p>',
    art: ['night-nurse'],
    buyNow: 150_00,
    stock: 365,
    closes: night,
  },
  {
    kind: 'sponsor_item',
    category: 'wishes',
    title: 'An hour of music therapy',
    summary: 'One child, one therapist, one yellow guitar.',
    description: '<p>Music reaches where words have stopped. Ruth and the guitar go from bed to bed.</p>',
    art: ['guitar'],
    buyNow: 45_00,
    stock: 200,
    closes: night,
  },
  {
    kind: 'sponsor_item',
    category: 'wishes',
    title: 'A warm afternoon in the hydrotherapy pool',
    summary: 'Thirty-five degrees, coloured lights, and weightlessness.',
    description:
      '<p>For many children it is the only place where nothing hurts. Your wish heats and staffs it for an afternoon.</p>',
    art: ['swim'],
    buyNow: 80_00,
    stock: 100,
    closes: night,
  },
  {
    kind: 'sponsor_item',
    category: 'wishes',
    title: 'A weekend for a family in the Nest',
    summary: 'Two nights under the eaves, together.',
    description:
      '<p>Beds for brothers and sisters, a kitchen, and a nurse one floor below. A family can be a family for two days.</p>',
    art: ['cottage'],
    buyNow: 500_00,
    stock: 20,
    closes: night,
  },
  {
    kind: 'sponsor_item',
    category: 'wishes',
    title: 'A birthday at Starling House',
    summary: 'Cake, candles, and as many balloons as the ceiling holds.',
    description:
      '<p>Every birthday is kept, on the day or whenever the day can be. The kitchen takes requests; last week it was a submarine.</p>',
    art: ['cake'],
    buyNow: 60_00,
    stock: 80,
    closes: night,
  },
  {
    kind: 'sponsor_item',
    category: 'wishes',
    title: 'A sensory garden bed',
    summary: 'Lavender, lamb’s ears and a path for wheelchairs.',
    description: '<p>Raised to the height of a wheelchair’s arm. Your name, or theirs, is carved into the oak.</p>',
    art: ['garden'],
    buyNow: 350_00,
    stock: 12,
    closes: night,
  },
  {
    kind: 'sponsor_item',
    category: 'wishes',
    title: 'A stay with the pony',
    summary: 'A month of hay, farrier and affection.',
    description: '<p>The pony visits on Tuesdays, indoors if necessary. He has eaten one timetable.</p>',
    art: ['pony'],
    buyNow: 120_00,
    stock: 12,
    closes: night,
  },
  {
    kind: 'sponsor_item',
    category: 'wishes',
    title: 'A specialist bed that tilts, turns and sings',
    summary: 'The whole bed. There is one on the list this year.',
    description:
      '<p>It turns a child without waking them and plays what their mother recorded. The one in the blue room is fourteen years old.</p>',
    art: ['bed'],
    buyNow: 4_800_00,
    stock: 1,
    closes: night,
  },
]
