import type { DemoPage } from '../demo-event.ts'

/** The run's FAQ, sponsors and addresses, and an unpublished page. */
export const riverside10kMorePages: readonly DemoPage[] = [
  {
    key: 'faq',
    title: 'Questions',
    description: 'Numbers, toilets, dogs, prams, weather, and how to raise your first £50.',
    content: [
      {
        type: 'html',
        html: `<h2>Running</h2>
<h3>I have never run 10 km. May I walk?</h3><p>Please do. The course stays open for two and a half hours, and the last one home gets the loudest cheer.</p>
<h3>Prams, dogs and wheelchairs?</h3><p>All three. The path is firm and flat. Dogs on a short lead, please, and behind the first five hundred.</p>
<h3>Where do I get my number?</h3><p>At the boathouse from 8.30 am. We do not post them, for that costs as much as a minute’s oxygen.</p>
<h3>What if it rains?</h3><p>You get wet. Only flood or storm stops us, and then we write to everybody the evening before.</p>
<h2>Raising money</h2>
<h3>How do I raise my first £50?</h3><p>Give the first £5 yourself. Then ask the three people who love you most, by name. Pages that begin like that raise twice as much.</p>
<h3>Does the money go to you or to me?</h3><p>Straight to Three Rivers Air Ambulance. You never have to hold or send anything.</p>
<h3>Can somebody pay in cash?</h3><p>Yes. Bring it to the boathouse on the day with your sponsorship form, and we add it to your page.</p>`,
      },
    ],
  },
  {
    key: 'pledge',
    title: 'Donate',
    description: 'Keep the helicopter flying, whether you run or not.',
    content: [
      {
        type: 'html',
        html: `<p>Three missions a day, each of them paid for by somebody in trainers, or by somebody who would rather not run at all. Both are welcome.</p>`,
      },
      { type: 'donation_form' },
      { type: 'donation_progress' },
    ],
  },
  {
    key: 'individual-giving',
    title: 'Sponsor a runner',
    description: 'Give for somebody who runs, and tell us who it is.',
    content: [
      {
        type: 'html',
        html: `<p>Do you know somebody who runs? Give here and write their name into your message: we pass it on before the start, and read the best ones out on the Old Bridge.</p>`,
      },
      { type: 'donation_form' },
      { type: 'donation_progress' },
    ],
  },
  {
    key: 'sponsors',
    title: 'Sponsors',
    description: 'Who pays for the medals, the water and the flapjacks.',
    template: 'wide',
    content: [
      {
        type: 'html',
        html: `<h2>They pay for the day. You pay for the flying.</h2>
<h3>Towpath Running Co.</h3><p>Times every runner, and lends you shoes to try on Thursday evenings.</p>
<h3>Old Bridge Bakery</h3><p>Twelve hundred flapjacks, baked from four in the morning. The ones with ginger go first.</p>
<h3>Lydbrook Cycles</h3><p>Sends six riders along the course with pumps, plasters and good advice.</p>
<h3>Bridgeford Physio</h3><p>Waits behind the finish with eight tables and warm hands.</p>
<p>There is room on the back of the shirt. Write to <a href="mailto:hello@threeriversairambulance.example">hello@threeriversairambulance.example</a>.</p>`,
      },
    ],
  },
  {
    key: 'contact',
    title: 'Contact',
    description: 'The race office, and the number for the day itself.',
    content: [
      {
        type: 'html',
        html: `<h2>The race office</h2><p>Joel Pritchard answers at <a href="mailto:hello@threeriversairambulance.example">hello@threeriversairambulance.example</a> and on <a href="tel:01632960247">01632 960247</a>, from ten to four on weekdays and from seven in the morning on the day.</p>
<h2>In an emergency</h2><p>Call 999. Do not call us: they do, and we are faster that way.</p>
<h2>Where we fly from</h2><p>The Airfield, Bridgeford. Visitors are welcome on Wednesday afternoons, when the crew has time for tea, unless it has not.</p>
<figure><img src="/demo/art/riverside-10k/impact-crew.svg" width="640" height="480" alt="A pilot and a doctor of the crew"><figcaption>Two of the crew, between two calls.</figcaption></figure>`,
      },
    ],
  },
  {
    key: 'results',
    title: 'Results',
    description: 'Times, photographs and what all of you raised.',
    published: false,
    content: [
      { type: 'html', html: `<h2>Well run</h2><p>Times go here as soon as the last runner is in. We always wait.</p>` },
      { type: 'donation_progress' },
      {
        type: 'html',
        html: `<table><caption>First home</caption><thead><tr><th scope="col">Race</th><th scope="col">Name</th><th scope="col">Time</th></tr></thead><tbody><tr><th scope="row">10 km, women</th><td>to come</td><td>to come</td></tr><tr><th scope="row">10 km, men</th><td>to come</td><td>to come</td></tr><tr><th scope="row">Family mile</th><td>everybody</td><td>in their own time</td></tr></tbody></table>`,
      },
    ],
  },
]
