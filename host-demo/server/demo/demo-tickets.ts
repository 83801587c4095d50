import type { addOnKinds } from '../../../src/api/tickets-read.ts'

/** What a demo event sells. Amounts are minor units. Ticket types are referred to by their names. */
interface DemoTickets {
  readonly types: Readonly<Record<string, DemoType>>
  readonly bundles?: readonly (DemoOffer & { readonly parts: Readonly<Record<string, number>> })[]
  readonly addOns?: readonly DemoAddOn[]
}

export interface DemoOffer {
  readonly title: string
  readonly description: string
  readonly price: number
  readonly limit?: number
  readonly restrictions?: string
  /** Sold only with a voucher. */
  readonly hidden?: boolean
  /** Days from the day of seeding, negative in the past. */
  readonly opensInDays?: number
  readonly closesInDays?: number
}

interface DemoType extends DemoOffer {
  readonly capacity: number
}

interface DemoAddOn {
  readonly kind: (typeof addOnKinds)[number]
  readonly title: string
  readonly help?: string
  readonly required?: boolean
  /** Names of ticket types. Default: all. */
  readonly types?: readonly string[]
  /** Each with its price, 0 if it is free. Without choices guests answer in their own words. */
  readonly choices?: Readonly<Record<string, number>>
}

const moonlight: DemoTickets = {
  types: {
    dinner: {
      title: 'Dinner seat',
      description: 'Drinks on the terrace from seven, a three-course dinner, the auction and dancing until one.',
      price: 120_00,
      capacity: 400,
      limit: 20,
    },
    dancing: {
      title: 'Dancing, from half past nine',
      description: 'The band, the dance floor and a bacon roll at midnight, without dinner.',
      price: 35_00,
      capacity: 60,
      limit: 8,
      restrictions: 'For guests of 18 or over.',
    },
    terrace: {
      title: 'Table on the terrace for two',
      description: 'Dinner for one of two under the stars. There are two of these tables.',
      price: 180_00,
      capacity: 4,
      limit: 2,
    },
    nurses: {
      title: 'Seat for the night nurses',
      description: 'For those who work at Starling House, with our thanks.',
      price: 40_00,
      capacity: 20,
      hidden: true,
    },
  },
  bundles: [
    {
      title: 'Table of ten',
      description: 'Ten dinner seats together. You can tell us later who sits on them.',
      price: 1_100_00,
      limit: 4,
      parts: { dinner: 10 },
    },
    {
      title: 'Table of ten, with dancers',
      description: 'Eight dinner seats together, and four friends who come for the dancing.',
      price: 1_000_00,
      limit: 2,
      parts: { dinner: 8, dancing: 4 },
    },
  ],
  addOns: [
    {
      kind: 'meal',
      title: 'Main course',
      required: true,
      types: ['dinner', 'terrace', 'nurses'],
      choices: { 'Roast lamb with rosemary': 0, 'Sea bass with fennel': 0, 'Wild mushroom Wellington (vegan)': 0 },
    },
    {
      kind: 'dietary',
      title: 'Allergies and diets',
      help: 'Such as no nuts, vegan or halal.',
      types: ['dinner', 'terrace', 'nurses'],
    },
    { kind: 'access', title: 'Access needs', help: 'Such as a place for a wheelchair, or a seat near the speaker.' },
    {
      kind: 'other',
      title: 'Wine with dinner',
      types: ['dinner', 'terrace'],
      choices: { 'Half a bottle each': 18_00 },
    },
  ],
}

const riverside: DemoTickets = {
  types: {
    tenK: {
      title: '10 km run',
      description: 'A place with a chip, a number, water at three stops and a medal at the end.',
      price: 24_00,
      capacity: 1500,
      limit: 10,
      restrictions: 'For runners of 15 or over on the day.',
    },
    walk: {
      title: '3 km family walk',
      description: 'Along the river and back, for all ages, pushchairs and dogs on leads.',
      price: 8_00,
      capacity: 300,
      limit: 10,
    },
  },
  bundles: [
    {
      title: 'Team of five',
      description: 'Five places in the 10 km run, counted together on the board.',
      price: 105_00,
      limit: 6,
      parts: { tenK: 5 },
    },
  ],
  addOns: [
    { kind: 'size', title: 'T-shirt size', required: true, choices: { XS: 0, S: 0, M: 0, L: 0, XL: 0, XXL: 0 } },
    { kind: 'access', title: 'Access needs', help: 'Such as a guide runner, or somewhere to leave a wheelchair.' },
  ],
}

/** By event id. */
export const demoTickets: Readonly<Record<string, DemoTickets>> = { moonlight, riverside }
