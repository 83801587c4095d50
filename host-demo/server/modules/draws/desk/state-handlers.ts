import type { Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { formatDate } from '../../../../../src/lib/dates.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { closeDraw } from '../drawing/close-draw.ts'
import { openDraw } from '../drawing/open-draw.ts'
import { readRecord, soldNumbers, winningNumbers } from '../drawing/record.ts'
import { reopenDraw } from '../drawing/reopen-draw.ts'
import { redraw, runDraw } from '../drawing/run-draw.ts'
import { winnersOf } from '../drawing/winners.ts'
import { type DrawRow, findDraw, lockDraw } from '../find-draw.ts'
import { mailRedrawn } from '../mails/winner-mails.ts'
import { subjectOf } from '../stock.ts'
import { checkOpening } from './check-draw.ts'
import { isDrawable, isReopenable } from './draw-form.ts'
import { answerOf, changed, drawAction } from './edit-handlers.ts'

type Work<Input> = (
  context: {
    readonly trx: Transaction<Database>
    readonly sale: Sale
    readonly draw: DrawRow
    readonly publicUrl: string
  },
  input: Input,
) => Promise<Readonly<Record<string, unknown>> | undefined>

/**
 * Makes the handler of an organiser's action on a draw: it runs under the draw's locks, by the database's clock, with
 * an entry in the audit log.
 * @param work returns more details for the log's entry, or undefined if there was nothing left to do
 */
function stateAction<Input extends { readonly draw_id: string }>(action: string, work: Work<Input>) {
  return async (call: Call<Input>): Promise<Awaited<ReturnType<Handler<typeof endpoints.openPrizeDraw>>>> => {
    const { context, input } = call
    const { rowLocks, publicUrl } = context
    const { draw_id: id } = input
    const event = await call.event()
    await inTransaction(context.db, async trx => {
      await lockSubjects(trx, rowLocks, [subjectOf({ id })])
      const draw = await lockDraw(trx, { eventId: event.id, rowLocks }, id)
      const sale = await saleOf(trx, context, { event })
      const details = await work({ trx, sale, draw, publicUrl }, input)
      if (!details) return
      const { state } = await findDraw(trx, event.id, id)
      const [before, after] = [{ state: draw.state }, { state, ...details }]
      await recordAction(trx, call, { ...drawAction(action, id, draw.title), kind: 'draw_act', before, after })
    })
    return answerOf(call, id)
  }
}

type DrawInput = { readonly draw_id: string }

export const openPrizeDraw: Handler<typeof endpoints.openPrizeDraw> = stateAction<DrawInput>(
  'open',
  async ({ trx, sale, draw }) => {
    if (draw.state === 'open') return undefined
    if (draw.state === 'draft') {
      checkOpening(sale, draw)
      await openDraw(trx, draw, sale.at)
    } else if (isReopenable(draw, sale.at)) await reopenDraw(trx, draw, sale.at)
    else throw notPossible()
    return {}
  },
)

export const closePrizeDraw: Handler<typeof endpoints.closePrizeDraw> = stateAction<DrawInput>(
  'close',
  async ({ trx, sale, draw }) => {
    if (draw.state === 'draft') throw notPossible()
    if (draw.state !== 'open') return undefined
    await closeDraw(trx, sale, draw)
    return {}
  },
)

export const runPrizeDraw: Handler<typeof endpoints.runPrizeDraw> = stateAction<DrawInput>(
  'draw',
  async ({ trx, sale, draw }) => {
    if (draw.state === 'drawn') return undefined
    if (draw.state !== 'closed') throw notPossible()
    const { locale, time_zone: timeZone } = sale.event.settings
    if (!isDrawable(sale.event, draw, sale.at)) {
      throw new HttpError(409, {
        error: 'draw_too_early',
        error_description: {
          sentence: 'The tickets say that it is drawn on {day}, so it cannot be drawn before.',
          values: { day: formatDate(draw.draws_at.getTime(), locale, timeZone) },
        },
      })
    }
    if (!(await soldNumbers(trx, draw)).length) {
      throw new HttpError(409, {
        error: 'draw_empty',
        error_description: 'Nobody has bought a number, so there is nothing to draw.',
      })
    }
    await runDraw(trx, draw, sale.at)
    return {}
  },
)

interface RedrawInput extends DrawInput {
  readonly prize: number
  readonly reason: string
  readonly happenings: number
}

export const redrawPrize: Handler<typeof endpoints.redrawPrize> = stateAction<RedrawInput>(
  'redraw',
  async ({ trx, sale: { event, at }, draw, publicUrl }, { prize, reason, happenings }) => {
    const title = draw.prizes[prize - 1]?.title
    if (draw.state !== 'drawn' || title === undefined) throw notPossible()
    const record = await readRecord(trx, [draw.id])
    if (record.length !== happenings) throw changed()
    const loser = winningNumbers(record).get(prize)
    const number = await redraw(trx, draw, { prize, reason, at })
    if (number === undefined) throw notPossible()
    const former = (await winnersOf(trx, [draw.id])).find(one => one.number === loser)
    if (former) await mailRedrawn(trx, former, reason, { event, draw, prize: title, at, publicUrl })
    return { prize, number, reason }
  },
)

export const notPossible = () =>
  new HttpError(409, {
    error: 'draw_not_possible',
    error_description: 'That is not possible with this draw as it stands.',
  })
