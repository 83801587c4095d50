/** Texts of prize draws on pages without script. */
export const drawPageWords = {
  each: '{price} a number',
  pack: { one: '{count} number for {price}', other: '{count} numbers for {price}' },
  prizes: 'Prizes',
  winners: 'The winners',
  donor: 'given by {donor}',
  number: 'number {number}',
  drawsOn: 'To be drawn on {day}',
  drawn: 'Drawn on {day}',
  closed: 'The sale has ended.',
  society: 'For {society}',
  promoter: 'Promoter: {promoter}',
  registration: 'Registered with {registration}',
  age: 'Only for people aged {age} or over.',
  members: 'Only for members of {society}.',
  all: 'All prize draws',
  none: 'There is no prize draw at the moment.',
} as const
