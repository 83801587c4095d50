import type { DemoPage } from '../demo-event.ts'

/** The fair's FAQ, thanks and addresses, and an unpublished page. */
export const summerFayreMorePages: readonly DemoPage[] = [
  {
    key: 'faq',
    title: 'Questions',
    description: 'Entry, food, dogs, rain and the sponge stocks.',
    content: [
      {
        type: 'html',
        html: `<h3>What does it cost to come in?</h3><p>£1 for grown-ups, nothing for children, and nothing for anybody who carries a tray of cakes.</p>
<h3>Cash or card?</h3><p>Both. The stalls with a yellow flag take cards. Coins make better music in the bucket.</p>
<h3>Is there something for everybody to eat?</h3><p>Burgers, halloumi, a proper curry by Mr Rahman, and cake. What is in it stands on a card beside it: ask if you can’t find the card.</p>
<h3>May the dog come?</h3><p>The dog must come. There is a show at noon, and nobody goes home without a rosette.</p>
<h3>And if it rains?</h3><p>Then it all moves into the hall, and it gets loud.</p>
<h3>Who gets a wet sponge?</h3><p>Mrs Okafor, the head teacher, from one to half past. She has asked for warm water. It has been noted.</p>
<h3>It is all a bit much for my child.</h3><p>The library is the quiet room, from eleven to three, with beanbags and Miss Pell.</p>`,
      },
    ],
  },
  {
    key: 'sponsors',
    title: 'Thank you',
    description: 'The farm, the shops and the ices that give the prizes.',
    template: 'wide',
    content: [
      {
        type: 'html',
        html: `<h2>They gave the prizes</h2>
<ul><li><strong>Wick Farm</strong> gives a day with the lambs, and straw bales to sit on.</li><li><strong>Lane End Books</strong> gives a book to every child in Reception.</li><li><strong>Patch &amp; Button</strong> gives Barnaby, who is a bear, and taller than Year 2.</li><li><strong>Buttercup</strong> gives the ices, and drives them here itself.</li></ul>
<p>Have you got a shop, a skill or a spare tent? <a href="donate-lot">Offer it to the fayre</a>, or tell <a href="mailto:friends@appletreelane.example">friends@appletreelane.example</a>.</p>`,
      },
    ],
  },
  {
    key: 'contact',
    title: 'Ask us',
    description: 'The Friends of Appletree Lane, at the gate and by e-mail.',
    content: [
      {
        type: 'html',
        html: `<h2>The Friends of Appletree Lane</h2><p>We are parents, so mornings are busy. Write to <a href="mailto:friends@appletreelane.example">friends@appletreelane.example</a>, call the office on <a href="tel:01632960355">01632 960355</a>, or find Catrin at the gate at half past three: she has the yellow hat.</p>
<h2>Lost something on the day?</h2><p>Coats, cups and little brothers wait in the tent by the pond.</p>
<figure><img src="/demo/art/summer-fayre/place.svg" width="1200" height="600" alt="Appletree Lane Primary School, with bunting up"><figcaption>The gate is on the left, behind the bunting.</figcaption></figure>`,
      },
    ],
  },
  {
    key: 'winners',
    title: 'Who won what',
    description: 'The raffle, the dog show and the cake.',
    published: false,
    content: [
      {
        type: 'html',
        html: `<h2>The raffle</h2><p>To be filled in at the gate at three, in Catrin’s best handwriting. Prizes wait in the office until the end of term.</p>`,
      },
      { type: 'total_raised' },
    ],
  },
]
