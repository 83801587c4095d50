import type { DemoUser } from '../demo-event.ts'

const names = [
  'Huw Prosser',
  'Safiya Rahman',
  'Jonah Whitlock',
  'Lucia Ferrante',
  'Bartek Nowak',
  'Kofi Amponsah',
  'Morwenna Trease',
]

const parent = (name: string, index: number): DemoUser => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return {
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@fayre.example`,
    mobile: `+4477009003${30 + index}`,
    password: 'fayre-demo',
    securePin: '246810',
  }
}

/** Who bids at the fayre besides the people that visitors sign in as, and who runs its auction. */
export const summerFayreParents: readonly DemoUser[] = [
  ...names.map(parent),
  { ...parent('Bryony Tait', 10), organiser: true },
]
