import type { DemoServer } from '../contract/demo-server.ts'
import type { calls } from './actions.ts'

type Call = (typeof calls)[number]

/** Injects failures into calls of the payment provider, as in an outage or a crash. */
export interface Faults {
  /** The next call of this kind fails, alternately before and after it takes effect. */
  strikeNext(call: Call): void
  /** Has any call failed in this sequence, or is one still to fail? */
  haveStruck(): boolean
  /** No call fails from now on. */
  end(): void
  /** Starts a new sequence. */
  begin(): void
  /** Makes a refund directly at the provider, in which no process can die. */
  refundByHand(refund: { payment_intent: string; amount: number }): Promise<unknown>
}

export function injectFaults({ context: { stripe } }: Pick<DemoServer, 'context'>): Faults {
  const armed = new Set<Call>()
  let struck = false
  let after = false
  const wrap = <Args extends unknown[], Result>(call: Call, original: (...args: Args) => Promise<Result>) => {
    return async (...args: Args): Promise<Result> => {
      if (!armed.delete(call)) return original(...args)
      after = !after
      if (after) await original(...args)
      throw new Error(`The process died at ${call}`)
    }
  }
  const { paymentIntents, refunds } = stripe
  const refundByHand = refunds.create.bind(refunds)
  Object.assign(paymentIntents, {
    create: wrap('create', paymentIntents.create.bind(paymentIntents) as never),
    retrieve: wrap('retrieve', paymentIntents.retrieve.bind(paymentIntents) as never),
    cancel: wrap('cancel', paymentIntents.cancel.bind(paymentIntents) as never),
  })
  Object.assign(refunds, { create: wrap('refund', refunds.create.bind(refunds) as never) })
  return {
    strikeNext(call) {
      armed.add(call)
      struck = true
    },
    haveStruck: () => struck,
    refundByHand: refund => refundByHand(refund),
    end: () => armed.clear(),
    begin() {
      armed.clear()
      struck = false
    },
  }
}
