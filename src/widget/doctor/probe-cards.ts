import type { CheckedPage, Finding } from './finding.ts'
import type { Need, Policy } from './policy.ts'

const scripts = 'https://js.stripe.com'
const calls = 'https://api.stripe.com'
const ofScripts = [scripts, 'https://*.js.stripe.com']
const what = 'the card fields of Stripe'

/** What the card fields load. */
export const cardNeeds: readonly Need[] = [
  { directive: 'script-src', address: scripts, allow: ofScripts, what, kind: 'blocks' },
  { directive: 'frame-src', address: scripts, allow: [...ofScripts, 'https://hooks.stripe.com'], what, kind: 'blocks' },
  { directive: 'connect-src', address: calls, allow: [calls], what, kind: 'blocks' },
]

const selling = /-(donation-form|individual-giving|buy-now|pledge-list|tickets|microsite)$/

/**
 * Whose frames the card fields are: without a key of Stripe's, the platform stands in for it.
 * @param key the platform's publishable key
 * @returns undefined: no block shows them, or there is no key
 */
export function cardsOf(blocks: readonly Element[], key: unknown): 'stripe' | 'platform' | undefined {
  if (typeof key !== 'string' || !blocks.some(({ localName }) => selling.test(localName))) return undefined
  return /^pk_(live|test)_[a-z\d]+$/i.test(key) ? 'stripe' : 'platform'
}

/**
 * Asks for the addresses, without running anything of Stripe's: a policy refuses them before they are asked for.
 * @returns do Stripe's servers answer?
 */
export async function askForCards({ fetch, document }: CheckedPage['window'], patience: number): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: `${scripts}/v3/` })
  const frame = Object.assign(document.createElement('iframe'), { src: `${scripts}/v3/` })
  frame.style.cssText = 'display:none'
  document.head.append(link)
  document.body.append(frame)
  try {
    await fetch(calls, { mode: 'no-cors', signal: AbortSignal.timeout(patience) })
    return true
  } catch {
    return false
  } finally {
    link.remove()
    frame.remove()
  }
}

/** @param answers undefined: nobody has asked */
export function ofCards(answers: boolean | undefined, policy: Policy): Finding[] {
  if (answers === undefined || cardNeeds.some(need => policy.refuses(need))) return []
  if (answers) return [{ kind: 'well', title: 'Stripe, where the card fields come from, answers' }]
  return [
    {
      kind: 'blocks',
      title: "Stripe, where the card fields come from, can't be reached",
      text: 'Look at whether an ad blocker or a firewall refuses js.stripe.com and api.stripe.com.',
    },
  ]
}
