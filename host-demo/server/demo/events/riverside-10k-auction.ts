import type { DemoAuction, DemoLot } from '../demo-auction.ts'

const hours = (count: number) => count * 60
const raceDay = { inDays: 36, at: '12:30' }
const eveOfIt = { inDays: 35, at: '20:00' }

const lots: readonly DemoLot[] = [
  {
    kind: 'live_auction',
    category: 'race',
    title: 'Start the race',
    summary: 'The orange horn, the top of the ladder, and 1,500 runners who look at you.',
    description:
      '<p>You count down from ten and sound the horn for the first wave. Ear defenders and a high-visibility jacket with STARTER on the back are yours to keep.</p>',
    donor: 'Bridgeford Town Council',
    art: ['start-line'],
    opening: 50_00,
    closes: { inDays: 36, at: '09:00' },
  },
  {
    kind: 'competitive_bid',
    category: 'days',
    title: 'A morning at the airfield with the crew',
    summary: 'The hangar, the night goggles and breakfast with the pilots, for four.',
    description:
      '<p>Sit in the left-hand seat, lift the stretcher and hear what the doctors carry. If the phone rings you see how fast breakfast can be left. Ground visit only: the helicopter flies for patients.</p>',
    donor: 'Three Rivers Air Ambulance',
    art: ['helicopter', 'kit-bag'],
    opening: 80_00,
    reserve: 200_00,
    closes: hours(3),
    bids: [
      ['callum', 80_00],
      ['nadia', 120_00],
      ['gareth', 150_00],
      ['nadia', 240_00],
    ],
  },
  {
    kind: 'competitive_bid',
    category: 'race',
    title: 'A gravel bike from Lydbrook Cycles',
    summary: 'Steel, eleven gears, fitted to you in the workshop on Mill Lane.',
    description:
      '<p>In racing green, because of course. With mudguards, a bell and the first two services. You choose the size; they have the coffee on.</p>',
    donor: 'Lydbrook Cycles',
    art: ['gravel-bike'],
    retailValue: 950_00,
    opening: 300_00,
    buyNow: 1_100_00,
    closes: eveOfIt,
    bids: [
      ['ewan', 320_00],
      ['sian', 400_00],
      ['ewan', 460_00],
      ['marcus', 500_00],
    ],
  },
  {
    kind: 'competitive_bid',
    category: 'race',
    title: 'Twelve weeks with a running coach',
    summary: 'A plan, a Tuesday session and somebody to tell the truth to.',
    description:
      '<p>Marta has taken three grandmothers and a postman round their first marathon. Two places: the two best bids have one each.</p>',
    donor: 'Towpath Running Co.',
    art: ['stopwatch'],
    retailValue: 180_00,
    opening: 60_00,
    winners: 2,
    closes: eveOfIt,
    bids: [
      ['pippa', 60_00],
      ['hamza', 80_00],
      ['clara', 90_00],
    ],
  },
  {
    kind: 'competitive_bid',
    category: 'race',
    title: 'Number 1',
    summary: 'The race number that everybody asks for.',
    description: '<p>Pinned on by the race director. Being overtaken with it is a sport of its own.</p>',
    art: ['start-line'],
    opening: 20_00,
    opens: -hours(80),
    closes: -hours(4),
    bids: [
      ['alfie', 25_00],
      ['rosie', 40_00],
      ['alfie', 60_00],
    ],
  },
  {
    kind: 'sealed_bid',
    category: 'days',
    title: 'Supper for eight on the old bridge',
    summary: 'Closed to traffic for one evening: a long table, and the river under it.',
    description:
      '<p>Four courses from Old Bridge Bakery and friends, lanterns, and a fiddle if the wind allows. Any Thursday in June. One sealed offer each; nobody sees it before the end.</p>',
    donor: 'Old Bridge Bakery',
    art: ['old-bridge'],
    opening: 200_00,
    restrictions: 'In rain the table moves to the boathouse.',
    closes: raceDay,
    bids: [
      ['walter', 320_00],
      ['yasmin', 410_00],
    ],
  },
  {
    kind: 'buy_now',
    category: 'bakery',
    title: 'A box of twelve flapjacks',
    summary: 'The excellent ones. Collected at the finish.',
    description: '<p>Golden syrup, oats and one sour cherry each. Still warm if you are slow.</p>',
    donor: 'Old Bridge Bakery',
    art: ['flapjacks'],
    retailValue: 14_00,
    buyNow: 18_00,
    stock: 60,
    closes: raceDay,
  },
  {
    kind: 'sponsor_item',
    category: 'crew',
    title: 'What is in the bag for one call',
    summary: 'Splints, dressings and warm packs for one patient.',
    description: '<p>The bag is packed again after every call. Sixty-five pounds fill it once.</p>',
    art: ['kit-bag', 'helicopter'],
    buyNow: 65_00,
    stock: 100,
    closes: raceDay,
  },
]

/** Eight lots of every kind. One ends today, one has ended, most end on race day. */
export const riverside10kAuction: DemoAuction = {
  categories: { race: 'For runners', days: 'Days and evenings out', bakery: 'From the bakery', crew: 'For the crew' },
  lots,
}
