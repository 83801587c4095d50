import type { DemoPage } from '../demo-event.ts'
import { summerFayreMorePages } from './summer-fayre-more-pages.ts'

/** The organiser's pages of the fair. */
export const summerFayrePages: readonly DemoPage[] = [
  {
    key: 'home',
    title: 'Summer Fayre',
    description: 'Stalls, games, cake and a raffle on the field of Appletree Lane Primary School.',
    content: [
      {
        type: 'html',
        html: `<h2>Come one, come all!</h2>
<p>Coconuts! Candyfloss! The head teacher in the stocks, with wet sponges at 50p each! Come to the field from eleven, bring a picnic rug and your neighbours, and stay for the raffle at half past two.</p>
<p>This year’s fayre pays for a new climbing frame, a library corner with beanbags, and a pond with a proper dipping platform.</p>`,
      },
      { type: 'donation_progress' },
      { type: 'donation_form' },
      {
        type: 'html',
        html: `<h2>Not to be missed</h2>
<ul><li><strong>11 am</strong> Gates open, with the Year 6 samba band</li><li><strong>12 noon</strong> Dog show: waggiest tail, best biscuit catch</li><li><strong>1 pm</strong> Fathers’, mothers’ and grandparents’ egg-and-spoon race</li><li><strong>2.30 pm</strong> Raffle, drawn by the youngest child who can read a number</li></ul>
<p>Are you invited to the helpers’ tea in the library? <a href="ticket-rsvp">Tell us whether you come</a></p>`,
      },
    ],
  },
  {
    key: 'about',
    title: 'What’s on',
    description: 'Stalls, times and how to help.',
    content: [
      {
        type: 'html',
        html: `<h2>Through the day</h2>
<ul><li><strong>11 am</strong> Gates open, with the Year 6 samba band</li><li><strong>12 noon</strong> Dog show: waggiest tail, best biscuit catch</li><li><strong>1 pm</strong> Fathers’, mothers’ and grandparents’ egg-and-spoon race</li><li><strong>2.30 pm</strong> Raffle, drawn by the youngest child who can read a number</li><li><strong>3 pm</strong> Everybody helps to fold the marquee</li></ul>
<h2>Lend a hand</h2><p>An hour on a stall, a cake in a tin, a bag of good-as-new books: tell your class rep or write to friends@appletreelane.example. Were you here last summer? <a href="survey">Tell us how it was</a></p>
<h2>Getting here</h2><p>Please walk or scoot if you can, for the lane is narrow. Blue badge parking is in the staff car park. The field is level and there is a quiet room in the library.</p>`,
      },
    ],
  },
  {
    key: 'terms',
    title: 'Terms',
    description: 'The small print, kept small.',
    content: [
      {
        type: 'html',
        html: `<h2>Donations</h2><p>They go to the Friends of Appletree Lane, registered charity 1999074, and all of them are spent on the school. If you gave by mistake, tell us within 14 days.</p>
<h2>The raffle</h2><p>A small society lottery, promoted by the Friends of Appletree Lane. You must be 16 to buy a strip. Prizes that are not collected on the day are kept at the school office until the end of term.</p>`,
      },
    ],
  },
  {
    key: 'privacy',
    title: 'Privacy',
    description: 'What we keep about you, and for how long.',
    content: [
      {
        type: 'html',
        html: `<h2>What we keep</h2><p>Your name, e-mail address and what you gave or bought, so that we can send a receipt and call you when you win the hamper. Card numbers never reach us.</p>
<h2>Photographs</h2><p>We take some at the fayre. Children with a yellow sticker are never in them: ask for one at the gate.</p>
<h2>How long</h2><p>Donations for seven years, as the law asks. Raffle stubs until the end of term. Write to friends@appletreelane.example to see or remove what we hold.</p>`,
      },
    ],
  },
  ...summerFayreMorePages,
]
