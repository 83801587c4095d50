import type { DemoUser } from '../demo-event.ts'

/** Who bids at the ball besides the people that visitors sign in as. First names are unique: bids are listed by them. */
const names = [
  'Imogen Ashdown',
  'Kwabena Osei',
  'Freya Lindqvist',
  'Rupert Hallam',
  'Meera Joshi',
  'Callum Reid',
  'Beatrix Fenn',
  'Tunde Adebayo',
  'Sian Probert',
  'Harvey Colborne',
  'Nadia Rahimi',
  'Oscar Penhaligon',
  'Grace Achebe',
  'Dougal Munro',
  'Leila Haddad',
  'Theo Marchant',
  'Ffion Bevan',
  'Jasper Quill',
  'Amara Nwosu',
  'Benedict Shaw',
  'Rosie Tuckwell',
  'Hamza Malik',
  'Clara Weston',
  'Ewan Baird',
  'Pippa Lonsdale',
  'Marcus Bright',
  'Yasmin Siddiq',
  'Alfie Thorne',
  'Marta Zielinska',
  'Gareth Pugh',
  'Dorothy Kell',
  'Ravi Menon',
  'Isobel Carne',
  'Lewis Farrow',
  'Anneka Holt',
  'Samuel Boateng',
  'Tilda Marsh',
  'Conor Delaney',
  'Priya Raman',
  'Walter Hume',
]

export const moonlightBallGuests: readonly DemoUser[] = names.map(name => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { firstName, lastName, email: `${firstName.toLowerCase()}@fayre.example`, password: 'fayre-demo' }
})
