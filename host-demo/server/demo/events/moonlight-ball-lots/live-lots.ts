import type { DemoLot } from '../../demo-auction.ts'

/** Six lots for the auctioneer, on the night. */
export const liveLots: readonly DemoLot[] = [
  {
    kind: 'live_auction',
    category: 'journeys',
    title: 'Dawn over Kingsmere by hot-air balloon',
    summary: 'Two hours above the lake for two, with breakfast in the landing field.',
    description: `<p>Meet the crew on the hall’s south lawn while it is still dark, help to fill the balloon, and drift over Kingsmere as the mist comes off the water. When you land there is a folding table, a white cloth, and kedgeree.</p>
<ul><li>Two hours, two passengers, one very calm pilot</li><li>Any calm morning from April to October</li></ul>`,
    donor: 'Windlass Ballooning',
    art: ['balloon', 'lake'],
    retailValue: 420_00,
    restrictions: 'Weather decides. Passengers must be able to stand for two hours and climb over the basket’s edge.',
    minimumAge: 12,
    opening: 200_00,
    closes: { inDays: 21, at: '21:10' },
    bids: [
      ['oscar', 260_00],
      ['beatrix', 320_00],
    ],
  },
  {
    kind: 'live_auction',
    category: 'food',
    title: 'Dinner for eight, cooked in your own kitchen',
    summary: 'Bea Tomlin of the Bell Inn brings the food, the knives and the washing-up.',
    description: `<p>Four courses for eight at your own table. Bea asks what you love, shops for it, cooks it in front of you if you like watching, and leaves the kitchen cleaner than she found it. Her brother pours the wine.</p>
<p>Last year’s winners ate turbot in their pyjamas. Nobody judged.</p>`,
    donor: 'Bea Tomlin and the Bell Inn',
    art: ['dinner', 'hamper'],
    retailValue: 960_00,
    restrictions: 'Within 25 miles of Kingsmere, on a date to be agreed within a year.',
    opening: 400_00,
    closes: { inDays: 21, at: '21:20' },
  },
  {
    kind: 'live_auction',
    category: 'stays',
    title: 'A week in a lighthouse keeper’s cottage',
    summary: 'Seven nights for six at the end of a headland, with the lamp still turning.',
    description: `<p>Three bedrooms, a stove, and a kitchen window with nothing but weather in it. The keeper’s cottage at Carrow Head has been in the Penrose family since the lamp went electric, and they have never let it before.</p>
<ul><li>Any week outside August</li><li>Bed linen, logs and a tide table are there</li><li>Dogs are welcome if they come back when called</li></ul>`,
    donor: 'Tamsin and Joel Penrose',
    art: ['lighthouse', 'harbour', 'cottage'],
    retailValue: 1_450_00,
    opening: 500_00,
    closes: { inDays: 21, at: '21:30' },
    bids: [['tunde', 800_00]],
  },
  {
    kind: 'live_auction',
    category: 'stage',
    title: 'Conduct the Silver Lanterns for one song',
    summary: 'Eleven players, one very small drum kit, and you with the stick.',
    description: `<p>Between the auction and the dancing you walk up, are handed a real baton, and lead the band through the song of your choice. There is a rehearsal of ten minutes behind the curtain and no examination.</p>
<p>A friend films it. You decide who ever sees it.</p>`,
    donor: 'The Silver Lanterns',
    art: ['band'],
    restrictions: 'Tonight only. Songs the band knows, which is most of them.',
    opening: 100_00,
    closes: { inDays: 21, at: '21:40' },
  },
  {
    kind: 'live_auction',
    category: 'outdoors',
    title: 'A day’s sailing with Curlew Boatyard',
    summary: 'Four guests, a wooden ketch, and as much of the helm as you like.',
    description: `<p>Leave with the tide, take the helm past the bar, and anchor for lunch where there is no road. Nan Curlew built the boat, knows every sandbank, and lets everybody steer.</p>
<ul><li>Eight hours for four, with lunch</li><li>Oilskins and lifejackets in every size</li></ul>`,
    donor: 'Curlew Boatyard',
    art: ['sailing', 'harbour'],
    retailValue: 680_00,
    restrictions: 'May to September. Everybody must be able to swim 50 metres.',
    minimumAge: 8,
    opening: 250_00,
    closes: { inDays: 21, at: '21:50' },
  },
  {
    kind: 'live_auction',
    category: 'stage',
    title: 'Your name in the next Ottoline Drake mystery',
    summary: 'Murderer, victim or vicar: the author lets you choose.',
    description: `<p>Marian Thackery has buried eleven people in the village of Nether Wallow, all of them named by readers. The twelfth is yours to name: a character with a profession, a secret, and at least three scenes.</p>
<p>With it come the typescript of your best chapter, corrected by hand, and two places at the launch.</p>`,
    donor: 'Marian Thackery',
    art: ['books'],
    restrictions: 'The author may decline a name that would embarrass its owner.',
    opening: 150_00,
    closes: { inDays: 21, at: '22:00' },
  },
]
