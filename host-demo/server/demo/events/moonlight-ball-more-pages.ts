import type { DemoPage } from '../demo-event.ts'

/** The ball's FAQ, sponsors and addresses, and an unpublished page. */
export const moonlightBallMorePages: readonly DemoPage[] = [
  {
    key: 'faq',
    title: 'Questions',
    description: 'Dress, carriages, dinner, bidding and what to do if you cannot come.',
    content: [
      {
        type: 'html',
        html: `<h2>Before the ball</h2>
<h3>May I bring more guests to my table?</h3><p>A table seats ten. Two more chairs can be squeezed in if you tell us a week before, and if your guests are fond of each other.</p>
<h3>What if somebody does not eat everything?</h3><p>Tell us when you confirm your place. The kitchen of the Bell Inn cooks for every diet, and takes allergies as seriously as you do.</p>
<h3>I can’t come after all.</h3><p>Give your place to a friend until 48 hours before. After that, let us know anyway: there is a list of nurses who own a good dress.</p>
<h2>On the night</h2>
<h3>How do I bid?</h3><p>On your own phone, from your own seat, on this very site. You will see at once when somebody has outbid you, and you can bid from home too.</p>
<h3>When do I pay for what I have won?</h3><p>After the last lot has closed. No card is charged for a bid that did not win.</p>
<h3>Is there a bar?</h3><p>Wine is on the tables. The bar in the orangery takes cards, and closes when the band does.</p>
<h2>Giving</h2>
<h3>Where does my money go?</h3><p>To the nursing, music and family rooms of Starling House, and nowhere else: the evening itself is paid for by our sponsors.</p>
<h3>Can you claim Gift Aid?</h3><p>On gifts, yes, if you pay tax in the United Kingdom. Tick the box, and every £1 becomes £1.25.</p>`,
      },
    ],
  },
  {
    key: 'sponsors',
    title: 'Our sponsors',
    description: 'Four neighbours pay for the evening, so that every pound of yours goes to the children.',
    template: 'wide',
    content: [
      {
        type: 'html',
        html: `<h2>Thank you</h2><p>Four neighbours of Starling House pay for the hall, the band, the food and the candles. That is why all that you give on the night goes to the children.</p>
<p>Have you something that the ball could sell? <a href="donate-lot">Offer it</a>.</p>
<h3>The Bell Inn</h3><p>Bea Tomlin and her kitchen cook dinner for two hundred and forty, and will not hear of a bill.</p>
<h3>Larkspur &amp; Day</h3><p>The solicitors in Market Street have been our neighbours and friends for eleven balls. They also make wills free of charge in October.</p>
<h3>Curlew Boatyard</h3><p>Builds wooden boats, lends us the lanterns for the lake, and gives a day’s sailing to the auction.</p>
<h3>Orrery Optics</h3><p>Puts three telescopes on the terrace and an astronomer behind each of them.</p>
<h2>Would you like to be the fifth?</h2><p>Write to <a href="mailto:ball@starlinghouse.example">ball@starlinghouse.example</a>. There is always something that still costs money.</p>`,
      },
    ],
  },
  {
    key: 'contact',
    title: 'Contact',
    description: 'Write, call, or come through the blue door.',
    content: [
      {
        type: 'html',
        html: `<h2>About the ball</h2><p>Harriet Lowe looks after the guests. Write to <a href="mailto:ball@starlinghouse.example">ball@starlinghouse.example</a> or call <a href="tel:01632960118">01632 960118</a>, from nine to five on weekdays. On the evening itself the same number rings in her pocket.</p>
<h2>About Starling House</h2><p>Larch Lane, Kingsmere. Look for the blue door. If you would like to see what your gift does, come to the open garden on the first Sunday of the month.</p>
<figure><img src="/demo/art/moonlight-ball/place.svg" width="1200" height="600" alt="Starling House at dusk, with its garden"><figcaption>Starling House. The lamps are lit all night.</figcaption></figure>`,
      },
    ],
  },
  {
    key: 'thank-you',
    title: 'What the evening raised',
    description: 'The sum of the evening, and what becomes of it.',
    published: false,
    content: [
      {
        type: 'html',
        html: `<h2>You did it</h2><p>When the last lot had closed and the last carriage had left, we counted twice, because nobody believed the first time.</p>`,
      },
      { type: 'total_raised' },
      {
        type: 'html',
        html: `<p>To be finished by Harriet on the morning after: the photographs, the thanks to the band, and who won the telescope.</p>`,
      },
    ],
  },
]
