import type { DemoGiving } from '../demo-giving.ts'

/** Everything that the form offers: Gift Aid, a matched fund, tributes, optional fees and a contribution. */
export const moonlightBallGiving: DemoGiving = {
  fee: { basisPoints: 150, fixed: 20 },
  contribution: { purpose: 'the running of tonight’s ball', amounts: [2_00, 5_00, 10_00] },
  giftAid: true,
  messages: true,
  tributes: true,
  marketingQuestion: 'May Starling House write to you about its work?',
  amounts: {
    5000: { does: 'An hour with a play therapist', picture: '/demo/art/moonlight-ball/gift-play.svg' },
    15000: { does: 'A night of care for one child', picture: '/demo/art/moonlight-ball/gift-night.svg' },
    50000: { does: 'A weekend for a whole family', picture: '/demo/art/moonlight-ball/gift-family.svg' },
  },
  fund: { name: 'The Larch Foundation', percent: 100, cap: 10_000_00, startsInDays: -1, endsInDays: 30 },
  asked: [{ title: 'Balance of your table', description: 'Table 7, ten places, less your deposit.', amount: 850_00 }],
  vouchers: [
    { code: 'EARLYBIRD', mode: 'percent', value: 10_00 },
    { code: 'TABLE-50', mode: 'subtract', value: 50_00, maxUsages: 20 },
    { code: 'OUR-GUEST', mode: 'set', value: 0, maxUsages: 5 },
    { code: 'LAST-YEAR', mode: 'percent', value: 20_00, endsInDays: -200 },
    { code: 'HOUSE-FRIENDS', mode: 'none', value: 0, origins: ['ticket'], unlocks: true, note: 'For volunteers' },
    { code: 'PLUS-ONE', mode: 'free', value: 0, origins: ['ticket'], pieces: 1, maxUsages: 10, note: 'For sponsors' },
    { code: 'SUPPER', mode: 'percent', value: 15_00, origins: ['ticket', 'dynamic_payment'], endsInDays: 30 },
  ],
}
