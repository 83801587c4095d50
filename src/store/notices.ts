import { atom, type ReadableAtom } from 'nanostores'
import type { Failure } from '../api/errors.ts'
import { guardRedirect } from '../lib/redirects.ts'
import { eventSettings } from './event-settings.ts'
import { handlingOf, kindOf, needsMore, type Popup, type PopupAction, type Words } from './failure-handling.ts'
import { maintenance } from './maintenance.ts'
import { pagePort } from './page-port.ts'
import type { Site } from './site.ts'
import { defineSlice } from './slice.ts'

export interface Notice {
  id: number
  tone: 'info' | 'success' | 'warning' | 'error'
  title: Words
  text?: Words | undefined
  action?: { label: Words; run(): void } | undefined
  /** Stays until it is closed or its action taken; others disappear after `noticeTime`. */
  stays: boolean
  /** Must be answered before anything else: a dialog. */
  blocks: boolean
}

type NewNotice = Pick<Notice, 'tone' | 'title'> & Partial<Omit<Notice, 'id'>>

export interface Notices {
  /** Oldest first. */
  $list: ReadableAtom<readonly Notice[]>
  /** A notice with an action stays, unless told otherwise. Returns its id. */
  show(notice: NewNotice): number
  /** Handles a failure as the error catalogue says. */
  fail(failure: Failure): void
  /**
   * The same for a failure that a form or block can show in place: handles only what needs more than a message.
   * Outside a microsite it handles nothing.
   * @returns whether it was handled
   */
  take(failure: Failure): boolean
  dismiss(id: number): void
}

/** Milliseconds that a notice is shown. */
export const noticeTime = 6000

export const notices = defineSlice('notices', (site): Notices => {
  const $list = atom<readonly Notice[]>([])
  let last = 0
  let restarting = false

  function show({ text, action, stays = action !== undefined, blocks = false, ...rest }: NewNotice): number {
    const id = ++last
    $list.set([...$list.get(), { id, text, action, stays, blocks, ...rest }])
    return id
  }

  function dismiss(id: number): void {
    $list.set($list.get().filter(notice => notice.id !== id))
  }

  function fail(failure: Failure): void {
    // Without a session there is nothing to sign out of, and the page would reload forever.
    const end = handlingOf(failure, site.$token.get() !== undefined)
    if (end.type === 'maintenance') maintenance(site).begin()
    // Other calls of the same session fail for the same reason.
    const isSaid = restarting || $list.get().some(({ blocks }) => blocks)
    if (end.type !== 'popup' || (isSaid && end.clearsToken)) return
    if (end.clearsToken) site.$token.set(undefined)
    if (end.restartsAfter) {
      restarting = true
      setTimeout(() => {
        restarting = false
        pagePort(site).get()?.restart()
      }, end.restartsAfter)
    }
    if (end.generic && $list.get().some(shown => isSame(shown, end))) return
    const tone = kindOf(failure) === 'bad-response' ? 'error' : 'warning'
    const { title, text, act } = end
    const id: number = show({
      tone,
      title,
      text,
      stays: act !== undefined || end.restartsAfter !== undefined,
      blocks: act?.type === 'restart',
      action: act && {
        label: act.label ?? { key: 'ok' },
        run() {
          dismiss(id)
          follow(act, site)
        },
      },
    })
  }

  function take(failure: Failure): boolean {
    const isOurs = needsMore(failure) && pagePort(site).get() !== undefined
    const end = handlingOf(failure, true)
    if (isOurs) fail(failure)
    else if (end.type === 'popup' && end.clearsToken) site.$token.set(undefined)
    return isOurs
  }

  return { $list, show, fail, take, dismiss }
})

function isSame(shown: Notice, { title, text }: Popup): boolean {
  return JSON.stringify([shown.title, shown.text]) === JSON.stringify([title, text])
}

function follow({ type, route = '' }: PopupAction, site: Site): void {
  const port = pagePort(site).get()
  if (type === 'restart') port?.restart()
  const state = eventSettings(site).$state.get()
  if (type !== 'route' || state.type !== 'ready') return
  const { url_root_path: base, redirect_allow_list: allowList } = state.value
  const goal = guardRedirect(route, { origin: site.environment.location().origin, base, allowList })
  if (goal?.type === 'inside') port?.open(goal.path)
  else if (goal) port?.leave(goal.href)
}
