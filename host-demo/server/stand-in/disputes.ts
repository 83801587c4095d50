import type { Stripe } from 'stripe'
import type { TestDispute } from './card.ts'
import { nested, type Params, requiredText, text } from './form.ts'
import { idOf, newId } from './ids.ts'
import type { Dispute } from './kinds.ts'
import { pageOf } from './page-of.ts'
import type { Work } from './work.ts'

export const disputeFields = ['evidence', 'metadata', 'submit']

/** Opens the dispute that a test card stands for. */
export async function openTestDispute(work: Work, charge: Stripe.Charge, aftermath: TestDispute | undefined) {
  if (aftermath === 'warning') await warn(work, charge)
  else if (aftermath === 'inquiry') await openDispute(work, charge, 'general', 'warning_needs_response')
  else if (aftermath === 'repeated') {
    for (const reason of ['fraudulent', 'product_not_received'])
      await openDispute(work, charge, reason, 'needs_response')
  } else if (aftermath) await openDispute(work, charge, aftermath, 'needs_response')
}

/** Takes the money of a dispute at once; it may come back. An inquiry takes nothing. */
async function openDispute(work: Work, charge: Stripe.Charge, reason: string, status: Dispute['status']) {
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    is_charge_refundable: status === 'warning_needs_response',
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason,
    status,
  }
  charge.disputed = true
  await work.save(charge)
  await work.save(dispute)
  await work.emit('charge.dispute.created', dispute)
  if (status === 'needs_response') await work.emit('charge.dispute.funds_withdrawn', dispute)
}

async function warn(work: Work, charge: Stripe.Charge): Promise<void> {
  await work.emit('radar.early_fraud_warning.created', {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: work.now,
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: idOf(charge.payment_intent),
  })
}

/** Stripe's test evidence decides the dispute: `winning_evidence` or `losing_evidence`. */
export async function updateDispute(work: Work, params: Params, id: string) {
  const dispute = await work.lock('dispute', id)
  const evidence = text(nested(params, 'evidence'), 'uncategorized_text')
  if (evidence === 'winning_evidence') dispute.status = 'won'
  if (evidence === 'losing_evidence') dispute.status = 'lost'
  await work.save(dispute)
  await work.emit('charge.dispute.updated', dispute)
  if (dispute.status === 'won') await work.emit('charge.dispute.funds_reinstated', dispute)
  if (dispute.status === 'won' || dispute.status === 'lost') await work.emit('charge.dispute.closed', dispute)
  return dispute
}

export async function retrieveDispute(work: Work, _: Params, id: string) {
  return work.find('dispute', id)
}

export async function listDisputes(work: Work, params: Params) {
  const data = await work.ofIntent('dispute', requiredText(params, 'payment_intent'))
  return pageOf(data, params, 'dispute')
}
