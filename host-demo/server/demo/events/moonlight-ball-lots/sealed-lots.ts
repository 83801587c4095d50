import type { DemoLot } from '../../demo-auction.ts'
import { days, hours } from './times.ts'

/** Lots with one hidden bid for each bidder. */
export const sealedLots: readonly DemoLot[] = [
  {
    kind: 'sealed_bid',
    category: 'art',
    title: 'The last wheel-thrown moon jar of Emrys Vane',
    summary: 'White porcelain, forty centimetres, made in the week he closed his kiln.',
    description:
      '<p>Emrys threw one moon jar a year for thirty years. This is the thirtieth, with the thumbprint he always left near the foot, and his letter.</p>',
    donor: 'The family of Emrys Vane',
    art: ['pottery', 'moon-jar'],
    retailValue: 2_400_00,
    opening: 800_00,
    closes: { inDays: 21, at: '22:00' },
    bids: [
      ['benedict', 1_450_00],
      ['clara', 1_200_00],
      ['walter', 1_310_00],
    ],
  },
  {
    kind: 'sealed_bid',
    category: 'stays',
    title: 'A summer in the boathouse',
    summary: 'The hall’s old boathouse, from June to August, for writing, painting or nothing.',
    description:
      '<p>One room, a stove, a jetty, a rowing boat and no telephone signal. The trustees let it once in ten years, to whoever wants it most.</p>',
    donor: 'The trustees of Kingsmere Hall',
    art: ['boathouse', 'lake'],
    retailValue: 3_600_00,
    restrictions: 'Not insulated: summer only. No parties.',
    opening: 1_000_00,
    closes: days(6),
    bids: [
      ['imogen', 1_850_00],
      ['theo', 1_500_00],
    ],
  },
  {
    kind: 'sealed_bid',
    category: 'stage',
    title: 'First night on the stage of the Kingsmere Theatre',
    summary: 'A walk-on part with one line, in any play of the season.',
    description:
      '<p>You get a costume, a dressing room with bulbs around the mirror, and “The carriage is at the door, my lady”. Your friends get the front row.</p>',
    donor: 'Kingsmere Theatre Company',
    art: ['theatre'],
    restrictions: 'Two rehearsals on weekday evenings.',
    minimumAge: 16,
    opening: 100_00,
    closes: hours(4),
    bids: [
      ['ffion', 260_00],
      ['jasper', 220_00],
      ['desmond', 240_00],
    ],
  },
  {
    kind: 'sealed_bid',
    category: 'food',
    title: 'A bottle of whisky older than you are',
    summary: 'Distilled in 1961, bottled in 1994, and kept out of the light since.',
    description:
      '<p>One of sixty bottles from a cask that a Kingsmere doctor was given instead of a fee. The level is good, the label is not, and the cork has never been drawn.</p>',
    donor: 'Dr Alistair Winterbourne',
    art: ['whisky', 'cellar'],
    retailValue: 1_900_00,
    minimumAge: 18,
    restrictions: 'Sold only to people aged 18 or over. Collection in person.',
    opening: 600_00,
    closes: 8,
    bids: [
      ['dougal', 1_320_00],
      ['hamza', 1_150_00],
      ['marcus', 1_280_00],
    ],
  },
  {
    kind: 'sealed_bid',
    category: 'journeys',
    title: 'A place on the lake ice survey',
    summary: 'One dawn in January with the ranger, a sledge and an auger.',
    description:
      '<p>When Kingsmere freezes, somebody has to walk out and measure it. You will be roped, warm and among the first three people on the ice this winter.</p>',
    donor: 'The Kingsmere Rangers',
    art: ['ice', 'lake'],
    minimumAge: 16,
    opening: 50_00,
    closes: -90,
    opens: -days(5),
    bids: [
      ['nadia', 185_00],
      ['ravi', 210_00],
      ['conor', 150_00],
      ['nadia', 230_00],
      ['guest', 225_00],
    ],
  },
  {
    kind: 'sealed_bid',
    category: 'home',
    title: 'The head gardener’s day off',
    summary: 'The head gardener of Kingsmere Hall spends it in your garden.',
    description:
      '<p>One working day, her own tools, her own opinions. Previous gardens are reported to have recovered fully and to be much better for it.</p>',
    donor: 'Win Ashby',
    art: ['garden'],
    retailValue: 280_00,
    restrictions: 'Within 20 miles of Kingsmere.',
    opening: 80_00,
    closes: { inDays: 21, at: '22:00' },
  },
]
