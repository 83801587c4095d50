import { endpoints } from '../../src/api/table.ts'
import { type GiftAidScope, giftAidDeclaration } from '../../src/lib/gift-aid.ts'
import type { DemoServer } from './demo-server.ts'
import { mailsTo } from './people.ts'

export const guest = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' }
export const home = { outside_uk: 'no' as const, line_1: '3 Lantern Row', town: 'Larchester', postcode: 'ZZ1 1AA' }

/** What the gift form refuses with if a declaration is missing. */
export const asked = 'Please make the Gift Aid declaration'

type Extra = NonNullable<Parameters<DemoServer['begin']>[0]>['extra']

/** What donors to the run do. */
export async function donorsOf(demo: DemoServer) {
  const charity = (await demo.call(endpoints.appSettings, { event: 'riverside' })).output.charity_name
  async function give(token: string | undefined, extra: Extra, isPaid = true) {
    const order = await demo.begin({ extra: { guest, ...extra } }, token ? { token } : {})
    if (!isPaid) return order
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    return order
  }
  return {
    charity,
    declare: (scope: GiftAidScope, address: typeof home = home): Extra => ({
      uk_tax_payer: 'yes',
      gift_aid: { scope, words: giftAidDeclaration(scope, charity), address },
    }),
    give,
    /** Gives without a new declaration. */
    relyOn: (token: string | undefined, extra: Extra = {}) => give(token, { uk_tax_payer: 'yes', ...extra }),
    standing: async (token: string, event = 'riverside') =>
      (await demo.call(endpoints.standingGiftAid, {}, { token, event })).output.declaration,
  }
}

/** The page behind the link of the newest receipt that was mailed to an address. */
export async function giftAidPageFor(demo: DemoServer, email: string) {
  const receipt = (await mailsTo(demo, email)).find(({ kind }) => kind === 'receipt')
  const path = /\/gift-aid\/[\w.-]+/.exec(receipt?.body_text ?? '')?.[0]
  const open = async (init: RequestInit = {}) => {
    const answer = await fetch(demo.url + path, { redirect: 'manual', ...init })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { path, open }
}
