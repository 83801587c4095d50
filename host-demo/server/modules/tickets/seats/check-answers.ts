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

type OfOrder = Pick<SeatRow, 'event_id' | 'order_id'>

/**
 * Refuses to give guests more choices with a price than the order has paid for. Too many from before, such as after a
 * refund, may stay. Call it before answers are written, and what it returns after.
 * @returns with a parameter: the guest who is told what they can do instead, and only about their own choices.
 *   It throws a 400.
 */
export async function unpaidRefuser(
  trx: Kysely<Database>,
  order: OfOrder,
): Promise<(guest?: Pick<SeatRow, 'answers'>) => Promise<void>> {
  const before = new Map((await takenChoices(trx, order)).map(({ id, wanted }) => [id, wanted]))
  return async guest => {
    for (const { addOnId, id, title, wanted, bought } of await takenChoices(trx, order)) {
      const most = Math.max(bought, before.get(id) ?? 0)
      if (wanted <= most || (guest && guest.answers[addOnId] !== id)) continue
      throw validationError(
        guest
          ? { [`answers.${addOnId}`]: { sentence: takenWords, values: { title } } }
          : {
              answers: {
                sentence: 'More guests have “{title}” than were bought ({bought})',
                values: { bought, title },
              },
            },
      )
    }
  }
}

const takenWords =
  '“{title}” has gone to other guests of this order. Choose something else, or ask whoever bought the tickets'

/** The choices with a price that are all taken by other guests of a seat's order. */
export async function takenByOthers(db: Kysely<Database>, seat: OfOrder & Pick<SeatRow, 'id'>): Promise<Set<string>> {
  const choices = await takenChoices(db, seat, seat.id)
  return new Set(choices.filter(({ wanted, bought }) => wanted >= bought).map(({ id }) => id))
}

/** The choices with a price: how many guests of an order who may come have them, and how many it has bought. */
async function takenChoices(db: Kysely<Database>, { event_id, order_id }: OfOrder, exceptSeat = '') {
  const priced = (await readAddOns(db, event_id)).flatMap(({ add_on_id: addOnId, choices }) =>
    choices
      .filter(({ price }) => price > 0)
      .map(({ add_on_choice_id: id, title }): { addOnId: string; id: string; title: string } => ({
        addOnId,
        id,
        title,
      })),
  )
  if (!priced.length) return []
  const seats = db.selectFrom('guest_tickets').select('answers').where('event_id', '=', event_id)
  const answered = await (order_id === null
    ? seats.where('order_id', 'is', null)
    : seats.where('order_id', '=', order_id)
  )
    .where('ended_at', 'is', null)
    .where('rsvp_status', '<>', 'no')
    .where('id', '<>', exceptSeat)
    .execute()
  const paid = await boughtChoices(db, order_id)
  return priced.map(choice => ({
    ...choice,
    wanted: answered.filter(({ answers }) => answers[choice.addOnId] === choice.id).length,
    bought: paid.get(choice.id) ?? 0,
  }))
}
