import type { DemoGiving } from '../demo-giving.ts'

/** The simplest form: fees included, one-off or monthly, and nothing else asked. */
export const summerFayreGiving: DemoGiving = {
  fee: { basisPoints: 140, fixed: 20 },
  feesInPrice: true,
  giftAid: false,
  monthly: true,
  messages: false,
  tributes: false,
  amounts: {
    500: { does: 'Paint for one class' },
    1000: { does: 'A football for the yard' },
    2000: { does: 'Two books for the library' },
  },
  vouchers: [
    { code: 'STALL-HELPER', mode: 'subtract', value: 5_00, origins: ['auction'], maxUsages: 40, note: 'For helpers' },
    { code: 'WREN-TEN', mode: 'percent', value: 10_00, origins: ['auction'], endsInDays: 14 },
    { code: 'SPRING-FAYRE', mode: 'percent', value: 20_00, origins: ['auction'], endsInDays: -90 },
  ],
}
