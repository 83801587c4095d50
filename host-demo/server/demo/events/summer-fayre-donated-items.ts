import type { DemoDonatedItems } from '../demo-donated-items.ts'

/** What families and shops have offered the fayre. */
export const summerFayreDonatedItems: DemoDonatedItems = {
  introduction:
    'Promises of time sell best here: a lesson, a lift, a lawn mown. Things should be new, or good enough for your own best friend.\n\nBring small things to the school office. We collect anything bigger than a bicycle.',
  closesInDays: 10,
  offers: [
    {
      title: 'Two hours with a ladder and a drill',
      description: 'I hang shelves, pictures and curtain rails, within five miles of the school. Weekends only.',
      kind: 'experience',
      delivery: 'nothing',
      retailValue: 70_00,
      restrictions: 'Weekends only, within five miles of the school',
      name: 'Tom Hartley',
      email: 'tom.hartley@parents.example',
      daysAgo: 1,
    },
    {
      title: 'A bicycle, mended and painted coral',
      description: 'It was in the shed for eleven years. It has new brakes, a new chain and a bell.',
      kind: 'item',
      delivery: 'bring',
      retailValue: 120_00,
      art: 'bicycle',
      name: 'Mr Dunne',
      email: 'dunne@appletreelane.example',
      daysAgo: 9,
      decided: 'accepted',
      lot: 'A bicycle, mended and painted coral',
      notes: 'Paint needs a week to dry.',
    },
    {
      title: 'Forty metres of scaffolding boards',
      description: 'Used, some with paint on. Good for a stage.',
      kind: 'item',
      delivery: 'collect',
      name: 'Greta Sand',
      email: 'greta@sandandsons.example',
      company: 'Sand and Sons',
      anonymous: true,
      daysAgo: 6,
      decided: 'declined',
      message: 'What a kind thought. We have nowhere to keep them dry until the fayre, so we must say no this time.',
    },
  ],
}
