import type { DemoDonatedItems } from '../demo-donated-items.ts'

/** What neighbours of the hospice have offered the ball. */
export const moonlightBallDonatedItems: DemoDonatedItems = {
  introduction:
    'Experiences raise most on the night: a table, a view, a day with somebody who loves their work. Things should be new.',
  closesInDays: 14,
  offers: [
    {
      title: 'Rocking horse, carved by hand',
      description: 'Ash and oak, for a child up to six. It took me a winter.\n\nThe mane is real horsehair.',
      kind: 'item',
      delivery: 'collect',
      retailValue: 480_00,
      art: 'rocking-horse',
      name: 'Isaac Thorne',
      email: 'isaac@thornewood.example',
      company: 'Thorne Woodwork',
      daysAgo: 1,
    },
    {
      title: 'Dinner for eight, cooked in your own kitchen',
      description: 'Four courses, and I do the washing-up.',
      kind: 'experience',
      delivery: 'nothing',
      retailValue: 640_00,
      art: 'dinner',
      name: 'Chef Marchetti',
      email: 'kitchen@marchetti.example',
      daysAgo: 20,
      decided: 'accepted',
      lot: 'Dinner for eight, cooked in your own kitchen',
    },
    {
      title: 'A box of paperback novels',
      description: 'About sixty, read once.',
      kind: 'item',
      delivery: 'post',
      name: 'Lydia Crane',
      email: 'lydia.crane@post.example',
      daysAgo: 12,
      decided: 'declined',
      message: 'Thank you. The hospice’s shop in Mill Street would love to have them.',
    },
  ],
}
