import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { validationError } from '../../../platform/http/http-error.ts'
import { boughtChoices, readAddOns } from '../selling/add-ons.ts'
import type { SeatRow } from './tables.ts'

type Answers = Readonly<Record<string, string>>

type Asked = Pick<SeatRow, 'event_id' | 'ticket_type_id'>

/**
 * The guests' answers, without empty ones and those to questions that their ticket is not asked.
 * @param isWhole must every required question have an answer?
 * @throws {HttpError} 400 for an unknown choice, or a missing answer
 */
export async function answerChecker(
  db: Kysely<Database>,
  eventId: string,
): Promise<(seat: Asked, answers: Answers, field: string, isWhole?: boolean) => Answers> {
  const addOns = await readAddOns(db, eventId)
  return ({ ticket_type_id: type }, answers, field, isWhole = false) => {
    const kept: Record<string, string> = {}
    for (const { add_on_id: id, event_ticket_type_ids: types, free_textYN, requiredYN, choices } of addOns) {
      const answer = answers[id]
      if (types.length && !types.includes(type ?? '')) continue
      if (isWhole && !answer && requiredYN === 'yes' && isFree(choices)) {
        throw validationError({
          [`${field}.${id}`]: free_textYN === 'yes' ? 'Please answer this' : 'Choose one of these',
        })
      }
      if (!answer) continue
      if (free_textYN === 'no' && !choices.some(({ add_on_choice_id }) => add_on_choice_id === answer)) {
        throw validationError({ [`${field}.${id}`]: 'Choose one of these' })
      }
      kept[id] = answer
    }
    return kept
  }
}

/** Can it be answered by a choice that costs nothing? */
const isFree = (choices: readonly { readonly price: number }[]) =>
  !choices.length || choices.some(({ price }) => price === 0)

/**
 * Refuses more choices with a price than the order has paid for. Call it after the answers are written.
 * @throws {HttpError} 400
 */
export async function refuseUnpaidChoices(
  trx: Kysely<Database>,
  { event_id, order_id }: Pick<SeatRow, 'event_id' | 'order_id'>,
): Promise<void> {
  const priced = (await readAddOns(trx, event_id)).flatMap(({ choices }) => choices.filter(({ price }) => price > 0))
  if (!priced.length) return
  const seats = trx.selectFrom('guest_tickets').select('answers').where('event_id', '=', event_id)
  const answered = await (order_id === null
    ? seats.where('order_id', 'is', null)
    : seats.where('order_id', '=', order_id)
  )
    .where('ended_at', 'is', null)
    .execute()
  const paid = await boughtChoices(trx, order_id)
  for (const { add_on_choice_id: id, title } of priced) {
    const wanted = answered.filter(({ answers }) => Object.values(answers).includes(id)).length
    const bought = paid.get(id) ?? 0
    if (wanted > bought) {
      throw validationError({
        answers: { sentence: '{bought} of “{title}” are paid for, and more guests have it', values: { bought, title } },
      })
    }
  }
}
