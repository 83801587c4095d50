import { isLocal } from '../../lib/urls.ts'
import { dataSourceOf, defaultEvent, scriptDefaults } from '../defaults.ts'
import type { CheckedPage, Finding } from './finding.ts'
import { type Need, ofPolicy, type Policy, watchPolicy } from './policy.ts'
import { askForCards, cardNeeds, cardsOf, ofCards } from './probe-cards.ts'
import { isKnownPage, ofPage } from './probe-origin.ts'

/** Milliseconds for the platform to answer. */
const patience = 8000

/** Calls the platform as the blocks do, and listens for violations of the page's security policy. */
export async function probeNetwork({ window, folder, blocks }: CheckedPage): Promise<Finding[]> {
  const policy = watchPolicy(window.document)
  try {
    const sources = sourcesOf(window, folder, blocks)
    const answers = await Promise.all(sources.map(source => askForSettings(window, source)))
    const realtime = answers.find(({ type }) => type === 'ok')?.realtime
    const cardsFrom = answers.map(({ cardKey }) => cardsOf(blocks, cardKey))
    askForPicture(window, folder)
    const [framed, live, cards, known] = await Promise.all([
      cardsFrom.includes('platform') ? frameLoads(window, folder) : undefined,
      socketOpens(window, realtime),
      cardsFrom.includes('stripe') ? askForCards(window, patience) : undefined,
      Promise.all(answers.map(answer => answer.type !== 'ok' || isKnownPage(window, answer, patience))),
    ])
    // The violation event is dispatched in a later task.
    await new Promise(done => setTimeout(done, 50))
    const needs = [
      ...needsOf(folder, sources, framed !== undefined),
      ...(live === undefined ? [] : [socketNeed(realtime)]),
      ...(cards === undefined ? [] : cardNeeds),
    ]
    return [
      ...ofPolicy(needs, policy),
      ...answers.flatMap(answer => ofSettings(window, answer, policy)),
      ...(known.every(Boolean) ? [] : [ofPage(window.location.origin)]),
      ...ofFrame(framed, policy.refuses({ directive: 'frame-src', address: folder })),
      ...ofSocket(live, realtime, policy),
      ...ofCards(cards, policy),
    ]
  } finally {
    policy.stop()
  }
}

/** What blocks ask the platform for. */
function needsOf(folder: string, sources: readonly Source[], isFramed: boolean): Need[] {
  const origins = sources.map(({ host }) => new URL(host).origin)
  const ofFiles = [...new Set([new URL(folder).origin, ...origins])]
  const need = (directive: Need['directive'], what: string, kind: Need['kind'] = 'blocks'): Need => ({
    directive,
    address: folder,
    allow: ofFiles,
    what,
    kind,
  })
  return [
    ...origins.map(address => ({ ...need('connect-src', 'calls to the platform'), address, allow: origins })),
    need('script-src', 'our scripts'),
    ...(isFramed ? [need('frame-src', 'frames of the platform')] : []),
    need('img-src', 'pictures of the platform', 'hinders'),
  ]
}

interface Source {
  /** Address of the platform, without a slash at its end. */
  readonly host: string
  readonly event: string
}

/** The platforms and events that the blocks ask for, each once; the bundle's own if its script names none. */
function sourcesOf({ document }: Window, folder: string, blocks: readonly Element[]): Source[] {
  const defaults = { host: new URL('.', folder).href.replace(/\/+$/, ''), ...scriptDefaults(folder) }
  const of = (element: Element) => {
    const [host, event] = ['host', 'event'].map(name => element.getAttribute(name) ?? undefined)
    return dataSourceOf(element, { host, event }, defaults)
  }
  const sources = (blocks.length ? blocks : [document.body]).map(of)
  return [...new Map(sources.map(source => [`${source.host} ${source.event}`, source])).values()]
}

interface Answer extends Source {
  readonly type: 'ok' | 'failed' | 'unknown-event' | 'strange'
  readonly eventId?: unknown
  readonly realtime?: unknown
  /** Stripe's publishable key. */
  readonly cardKey?: unknown
}

async function askForSettings(window: Window, { host, event }: Source): Promise<Answer> {
  const of = (type: Answer['type'], more?: Partial<Answer>): Answer => ({ host, event, type, ...more })
  try {
    const signal = AbortSignal.timeout(patience)
    const answer = await window.fetch(`${host}/api/v1/app/settings?${new URLSearchParams({ event })}`, { signal })
    if (answer.status === 404) return of('unknown-event')
    if (!answer.ok) return of('strange')
    const read = Object(await answer.json()) as Record<string, unknown>
    const { event_id: eventId, realtime, stripe_publishable_key: cardKey } = read
    return of('ok', { eventId, realtime, cardKey })
  } catch (problem) {
    return of(problem instanceof SyntaxError ? 'strange' : 'failed')
  }
}

/** Browsers refuse calls of an https page to an http address, except on the same computer. */
function isMixed({ location }: Window, origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return location.protocol === 'https:' && protocol === 'http:' && !isLocal(hostname)
}

const withoutEvent: Finding = {
  kind: 'hinders',
  title: 'A block does not say which event it is for',
  text: "It shows the platform's first event, which may be another charity's. Write in the block:",
  fix: 'event="the-name-of-your-event"',
}

function ofSettings(window: Window, { host, event, type }: Answer, policy: Policy): Finding[] {
  const { origin } = new URL(host)
  if (type === 'ok') {
    const answers: Finding = { kind: 'well', title: 'The platform answers' }
    return event === defaultEvent ? [answers, withoutEvent] : [answers]
  }
  if (type === 'failed' && policy.refuses({ directive: 'connect-src', address: host })) return []
  if (type === 'unknown-event') {
    return [
      {
        kind: 'blocks',
        title: `The platform knows no event "${event}"`,
        text: 'Look at the spelling in the block:',
        fix: `event="the-name-of-your-event"`,
      },
    ]
  }
  if (type === 'failed' && isMixed(window, origin)) {
    return [
      {
        kind: 'blocks',
        title: 'Your page is https, and the address of the platform http',
        text: 'Browsers refuse such calls. Write in the block:',
        fix: `host="${origin.replace('http:', 'https:')}"`,
      },
    ]
  }
  return [
    {
      kind: 'blocks',
      title: `The platform at ${origin} can't be reached`,
      text:
        type === 'strange'
          ? 'Something else answers in its place: a sign-in page of this network, or another server at this address.'
          : 'Look at the address in the script, and whether an ad blocker or a firewall refuses it.',
    },
  ]
}

/** A policy refuses an address before anybody asks whether there is a picture. */
function askForPicture({ Image }: CheckedPage['window'], folder: string): void {
  new Image().src = `${folder}embed.css`
}

function frameLoads({ document }: Window, folder: string): Promise<boolean> {
  return new Promise(done => {
    const frame = document.createElement('iframe')
    frame.style.cssText = 'display:none'
    frame.onload = () => {
      frame.remove()
      done(true)
    }
    setTimeout(() => {
      frame.remove()
      done(false)
    }, patience)
    frame.src = `${folder}embed.css`
    document.body.append(frame)
  })
}

/** @param framed undefined: none was asked for */
function ofFrame(framed: boolean | undefined, isRefused: boolean): Finding[] {
  if (framed === undefined || isRefused) return []
  return framed
    ? [{ kind: 'well', title: 'Frames of the platform can be shown' }]
    : [{ kind: 'hinders', title: 'A frame of the platform did not load', text: 'The card fields are such a frame.' }]
}

function socketOrigin(realtime: unknown): string {
  const { cluster, host, port, tls } = Object(realtime) as Record<string, unknown>
  if (typeof host !== 'string') return `wss://ws-${cluster}.pusher.com`
  return `${tls === 'no' ? 'ws' : 'wss'}://${host}${port ? `:${port}` : ''}`
}

function socketNeed(realtime: unknown): Need {
  const address = socketOrigin(realtime)
  return { directive: 'connect-src', address, allow: [address], what: 'live updates', kind: 'hinders' }
}

function socketOpens(window: Window & typeof globalThis, realtime: unknown): Promise<boolean | undefined> {
  const { key } = Object(realtime) as Record<string, unknown>
  if (typeof key !== 'string') return Promise.resolve(undefined)
  return new Promise(done => {
    const socket = new window.WebSocket(`${socketOrigin(realtime)}/app/${encodeURIComponent(key)}?protocol=7`)
    const end = (opens: boolean) => {
      socket.close()
      done(opens)
    }
    socket.onopen = () => end(true)
    socket.onerror = () => end(false)
    setTimeout(() => end(false), patience)
  })
}

function ofSocket(live: boolean | undefined, realtime: unknown, policy: Policy): Finding[] {
  if (live === undefined || policy.refuses(socketNeed(realtime))) return []
  if (live) return [{ kind: 'well', title: 'Live updates get through' }]
  return [
    {
      kind: 'hinders',
      title: 'Live updates do not get through',
      text: 'Totals are asked for every so often instead. A firewall or proxy on the way refuses WebSockets.',
    },
  ]
}
