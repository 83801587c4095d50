import type { DemoPage } from '../demo-event.ts'
import { riverside10kMorePages } from './riverside-10k-more-pages.ts'

/** The organiser's own pages of the run. */
export const riverside10kPages: readonly DemoPage[] = [
  {
    key: 'home',
    title: 'Riverside 10K',
    description: 'Ten flat kilometres along the river, for the helicopter that comes when the road is too long.',
    content: [
      {
        type: 'html',
        html: `<h2>For the helicopter that comes when the road is too long</h2>
<p>Ten kilometres of towpath, two bridges, one gentle hill and the best flapjack stall in three counties. Run it, walk it or push a pram along it: everybody who crosses the line gets a medal and a cup of tea.</p>
<p>Three Rivers Air Ambulance flew 1,386 missions last year. No part of that is paid by the government. It is paid by people in trainers.</p>`,
      },
      { type: 'donation_progress' },
      { type: 'donation_form' },
      {
        type: 'html',
        html: `<p><a href="tickets">Get your place, or places for a team of five</a></p>
<h2>On the day</h2>
<ul><li><strong>8.30 am</strong> Number collection opens in the boathouse</li><li><strong>9.30 am</strong> Start on the Old Bridge</li><li><strong>11 am</strong> Family mile, any age, any costume</li><li><strong>12 noon</strong> Prizes, if the last runner is in. We always wait.</li></ul>`,
      },
      { type: 'individual_giving_listing' },
    ],
  },
  {
    key: 'about',
    title: 'The run',
    description: 'Start, route, water, parking and what to bring.',
    content: [
      {
        type: 'html',
        html: `<h2>On the day</h2>
<ul><li><strong>8.30 am</strong> Number collection opens in the boathouse</li><li><strong>9.15 am</strong> Warm-up with the Thursday track group</li><li><strong>9.30 am</strong> Start on the Old Bridge</li><li><strong>11 am</strong> Family mile, any age, any costume</li><li><strong>12 noon</strong> Prizes, if the last runner is in. We always wait.</li></ul>
<h2>The route</h2><p>Out along the north bank to Lydbrook Weir, over the footbridge, and home through the water meadows. Water at 3, 5 and 8 km. The path is firm and wide enough for wheelchairs all the way.</p>
<h2>Raising money</h2><p>There is no minimum. £25 keeps a blood pack cold, £50 is a minute in the air. A page of your own takes two minutes to make and, on average, raises £214.</p>`,
      },
      { type: 'donation_progress' },
    ],
  },
  {
    key: 'terms',
    title: 'Terms',
    description: 'The terms of entering and giving.',
    content: [
      {
        type: 'html',
        html: `<h2>Donations</h2><p>A donation made here goes to Three Rivers Air Ambulance, registered charity 1997460, whether or not the runner you sponsor finishes. If you gave by mistake, write to us within 14 days.</p>
<h2>Entries</h2><p>Entries may be passed to another runner until the Wednesday before the race. If flood or storm stops the run we will name a new date, and refund whoever cannot come.</p>
<h2>Safety</h2><p>Run within yourself and follow the marshals. Headphones that leave your ears open are welcome.</p>`,
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
        html: `<h2>What we keep</h2><p>Your name, e-mail address, race time and donations. Card numbers go straight to the payment provider and never reach us.</p>
<h2>Who sees it</h2><p>Your name and message, if you leave one, are shown on the page of the run. Tick “keep my name private” and they are not. We sell nothing to anybody.</p>
<h2>How long</h2><p>Donations for seven years, as the law asks; results for good; the rest for one year. Write to hello@threeriversairambulance.example at any time.</p>`,
      },
    ],
  },
  ...riverside10kMorePages,
]
