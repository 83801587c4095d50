import { randomUUID } from 'node:crypto'
import { endpoints } from '../../src/api/table.ts'
import { chargesOf } from './audit.ts'
import { insist, orderOf, send } from './donor.ts'
import type { FragileServer } from './fragile-server.ts'
import type { Point } from './points.ts'
import type { Provider } from './provider.ts'

interface Site {
  readonly server: FragileServer
  readonly provider: Provider
}

/**
 * Kills the server once while it ends an order for a payment link. Afterwards that order's card is refused, and the
 * link is paid once, by the newer order.
 */
export async function killAtEnding({ server, provider }: Site, point: Point): Promise<string[]> {
  const { url } = server
  const around = { url, provider, onSend: async () => {}, forgetful: false }
  const deaths = server.deaths()
  const request = String(await server.tell({ do: 'ask' }))
  const emails = [0, 1].map(() => `${randomUUID()}@payers.example`)
  const begin = async (email = '') => {
    const input = orderOf(email, { origin: 'dynamic_payment', payment_request: request })
    return insist(around, 'order', () => send(url, endpoints.payStripe, input))
  }
  const stateOf = async (order: Awaited<ReturnType<typeof begin>>) => {
    const claim = { order_id: order?.order_id ?? '', order_key: order?.order_key ?? '' }
    return (await send(url, endpoints.order, claim))?.status
  }
  const older = await begin(emails[0])
  await server.light({ point, passes: 0 })
  if (point.at === 'expiry') {
    await server.tell({ do: 'expire' })
    // The order is only seen as cancelled after the kill: the server died before or right after cancelling it.
    await insist(around, 'order', async () => {
      const isOver = server.deaths() > deaths && (await stateOf(older)) === 'cancelled'
      return isOver || undefined
    })
  }
  const newer = await begin(emails[1])
  const charged = await Promise.allSettled([older, newer].map(order => provider.pay(order?.payment_intent_id ?? '')))
  for (const order of [older, newer]) {
    const claim = { order_id: order?.order_id ?? '', order_key: order?.order_key ?? '' }
    await insist(around, 'confirm', () => send(url, endpoints.payStripeConfirm, claim))
  }
  await provider.allTold()
  await server.ready()
  const problems: string[] = []
  const outcome = charged.map(({ status }) => status).join()
  if (outcome !== 'rejected,fulfilled') problems.push(`the cards of the older and the newer order were ${outcome}`)
  if (server.deaths() !== deaths + 1) problems.push(`the server died ${server.deaths() - deaths} times`)
  const charges = await chargesOf(
    provider,
    [older, newer].flatMap(order => order ?? []),
  )
  if (charges.join() !== '10000') problems.push(`charged ${charges.join(' + ')} for one link`)
  const states = [await stateOf(older), await stateOf(newer)].join()
  if (states !== 'cancelled,paid') problems.push(`the orders are ${states}`)
  return problems
}
