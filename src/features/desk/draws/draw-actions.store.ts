import {
  type AdminDrawForm,
  adminDraw,
  closePrizeDraw,
  deleteDraw,
  mailDrawWinners,
  openPrizeDraw,
  redrawPrize,
  runPrizeDraw,
} from '../../../api/admin-draws.ts'
import { createCommand } from '../../../store/command.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { keepForm } from '../../checkout/unsaved.store.ts'
import { changeRecord, deleteRecord } from '../change-record.store.ts'

export function readDraw(site: Site, draw_id: string) {
  return createResource({ environment: site.environment, load: () => userCall(site)(adminDraw, { draw_id }) })
}

interface Followers {
  onChanged(draw: AdminDrawForm): void
  onDeleted(): void
}

/** Opens, closes, draws or deletes a draw. */
export function createDrawActions(site: Site, draw_id: string, { onChanged, onDeleted }: Followers) {
  const call = userCall(site)
  const draw = { read: () => call(adminDraw, { draw_id }), onChanged }
  const act = (endpoint: typeof openPrizeDraw, wanted: AdminDrawForm['state']) =>
    createCommand<void>(site.environment, () =>
      changeRecord(
        draw,
        () => call(endpoint, { draw_id }),
        ({ state }) => state === wanted,
      ),
    )
  return {
    open: act(openPrizeDraw, 'open'),
    close: act(closePrizeDraw, 'closed'),
    draw: act(runPrizeDraw, 'drawn'),
    remove: createCommand<void>(site.environment, async () => {
      await deleteRecord(draw, () => call(deleteDraw, { draw_id }))
      onDeleted()
    }),
  }
}

/** Actions once the winners are drawn: mail them, or draw a prize again. */
export function createWinnerActions(site: Site, draw_id: string, onChanged: Followers['onChanged']) {
  const call = userCall(site)
  return {
    mail: createCommand<void>(site.environment, async () => onChanged(await call(mailDrawWinners, { draw_id }))),
    /** @param happenings those that were read before: after others, nothing is drawn. @throws {ApiError} */
    async redraw(asked: Readonly<{ prize: number; reason: string; happenings: number }>): Promise<void> {
      try {
        onChanged(await call(redrawPrize, { draw_id, ...asked }))
      } catch (problem) {
        // The answer may be lost, and the prize drawn.
        void call(adminDraw, { draw_id }).then(onChanged, () => undefined)
        throw problem
      }
    },
  }
}

interface Redraw {
  /** Identifies the prize and the number that loses it. */
  about: string
  /** The message where no reason is typed. */
  missing(): string
  redraw(reason: string): Promise<void>
  onDone(): void
}

/** The form of why a prize is drawn again. */
export function createRedrawForm(site: Site, { about, missing, redraw, onDone }: Redraw) {
  const form = createForm<{ reason: string }>({
    environment: site.environment,
    values: { reason: '' },
    check: ({ reason }): Problems<{ reason: string }> => (reason.trim() ? {} : { reason: { text: missing() } }),
    async send({ reason }) {
      await redraw(reason.trim())
      onDone()
    },
  })
  return keepForm(site, `redraw ${about}`, form)
}
