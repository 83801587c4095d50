import type { DemoDraw } from '../demo-draw.ts'

/** One draw, with few and expensive numbers. */
export const moonlightBallDraws: readonly DemoDraw[] = [
  {
    key: 'moonlight-draw',
    kind: 'small_society',
    title: 'The Moonlight Draw',
    summary: 'Three hundred golden numbers, four prizes, drawn on stage before the last dance.',
    description:
      '<p>There are three hundred numbers and not one more. Each pays for two hours of a night nurse.</p><p>You need not be in the room to win: we write to the winners the same night.</p>',
    art: 'prize-draw',
    prizes: [
      { title: 'A weekend in the lighthouse', donor: 'Curlew Boatyard', art: 'lighthouse', value: 900_00 },
      { title: 'A flight in a hot-air balloon for two', donor: 'Larkspur & Day', art: 'balloon', value: 450_00 },
      { title: 'A case of wine', donor: 'The Bell Inn', art: 'wine', value: 180_00, alcohol: true },
      { title: 'A night with the telescope', donor: 'Orrery Optics', art: 'telescope', value: 120_00 },
    ],
    price: 20_00,
    capacity: 300,
    perPerson: 10,
    minimumAge: 18,
    society: 'Starling House Children’s Hospice',
    promoter: 'Harriet Lowe, Starling House, Larch Lane, Kingsmere',
    registration: 'Kingsmere District Council, SL/1877',
    opens: { inDays: -12, at: '09:00' },
    closes: { inDays: 21, at: '21:30' },
    draws: { inDays: 21, at: '22:00' },
    sold: 188,
  },
]
