import type { DemoPage } from '../demo-event.ts'
import { moonlightBallMorePages } from './moonlight-ball-more-pages.ts'

/** The organiser's pages of the ball. */
export const moonlightBallPages: readonly DemoPage[] = [
  {
    key: 'home',
    title: 'The Moonlight Ball',
    description: "One evening at Kingsmere Hall for the children of Starling House Children's Hospice.",
    content: [
      {
        type: 'html',
        html: `<h2>You are invited</h2>
<p>On the night of the full moon, Kingsmere Hall opens its doors for the eleventh Moonlight Ball: dinner under the long gallery’s painted stars, an auction of rare and generous things, and dancing until the carriages come.</p>
<p>Every pound keeps the lamps lit at Starling House, where 214 families a year find nursing, music, water, laughter and, when it is needed, a quiet room. Less than a fifth of what that costs comes from the state. The rest is you.</p>`,
      },
      { type: 'donation_progress' },
      { type: 'donation_form' },
      {
        type: 'html',
        html: `<h2>What your gift does</h2>
<ul><li><strong>£50</strong> is an hour with a play therapist, for a child and a brother or sister.</li><li><strong>£150</strong> is a night of care for one child, so that parents can sleep.</li><li><strong>£500</strong> is a weekend for a whole family in the Nest, our flat under the eaves.</li></ul>`,
      },
    ],
  },
  {
    key: 'about',
    title: 'The evening',
    description: 'What happens when, what to wear, and how to find us.',
    content: [
      {
        type: 'html',
        html: `<p><a href="tickets">Choose your seats, or a table of ten</a></p>
<h2>The order of the evening</h2>
<ul><li><strong>6.30 pm</strong> Carriages and a glass of something cold on the terrace</li><li><strong>7.30 pm</strong> Dinner, four courses by Bea Tomlin of the Bell Inn</li><li><strong>9 pm</strong> The live auction, with Fergus Dunbar and his gavel</li><li><strong>10 pm</strong> The Silver Lanterns, eleven players and one very small drum kit</li><li><strong>Midnight</strong> Carriages</li></ul>
<h2>What to wear</h2><p>Black tie, or the finest thing you own. Velvet is encouraged. The terrace is cold by ten, so bring a wrap.</p>
<h2>How to find us</h2><p>Kingsmere Hall stands two miles north of Kingsmere, on the lake road. Parking is free and step-free, the hall has a lift, a hearing loop and an accessible lavatory on each floor. Tell us what you need at ball@starlinghouse.example and it will be there.</p>`,
      },
      { type: 'donation_progress' },
    ],
  },
  {
    key: 'terms',
    title: 'Terms',
    description: 'The terms of giving and buying at the ball.',
    content: [
      {
        type: 'html',
        html: `<h2>Gifts</h2><p>A gift made here goes to Starling House Children’s Hospice, registered charity 1998231. Gifts cannot usually be returned; if you gave by mistake, write to us within 14 days and we will put it right.</p>
<h2>Places and tables</h2><p>A place may be passed on to another guest until 48 hours before the ball. We refund places until 28 days before, less the card company’s charge.</p>
<h2>The auction</h2><p>A bid is a promise to buy. The highest bid at closing time wins, and is charged only then. Lots are given by friends of the hospice and are described in good faith.</p>`,
      },
    ],
  },
  {
    key: 'privacy',
    title: 'Privacy',
    description: 'What we keep about you, why, and for how long.',
    content: [
      {
        type: 'html',
        html: `<h2>What we keep</h2><p>Your name, your e-mail address, what you gave or bought, and what you asked us to do with it. Your card’s number never reaches us: it goes straight to the payment provider.</p>
<h2>Why</h2><p>To send your receipt, to claim Gift Aid where you allow it, and, only if you tick the box, to tell you how your gift was used.</p>
<h2>How long</h2><p>Seven years for gifts, because the law asks it. Everything else goes a year after the ball. Write to privacy@starlinghouse.example to see, correct or remove what we hold.</p>`,
      },
    ],
  },
  ...moonlightBallMorePages,
]
