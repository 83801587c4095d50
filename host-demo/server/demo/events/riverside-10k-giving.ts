import type { DemoGiving } from '../demo-giving.ts'

/** Gift Aid, optional fees and monthly gifts. Little else, because a runner's friends are in a hurry. */
export const riverside10kGiving: DemoGiving = {
  fee: { basisPoints: 120, fixed: 20 },
  giftAid: true,
  monthly: true,
  messages: true,
  tributes: false,
  amounts: {
    1000: { does: 'Fuel for three miles' },
    2500: { does: 'A blood pack, kept cold' },
    5000: { does: 'A minute in the air' },
  },
  asked: [{ title: 'Four places for your team', amount: 112_00 }],
  vouchers: [
    { code: 'CLUB', mode: 'percent', value: 15_00 },
    { code: 'RUNNERS', mode: 'subtract', value: 5_00, origins: ['ticket'], maxUsages: 200, note: 'For running clubs' },
  ],
}
