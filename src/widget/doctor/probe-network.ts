import { isLocal } from '../../lib/urls.ts'
import { dataSourceOf, defaultEvent, scriptDefaults } from '../defaults.ts'
import type { CheckedPage, Finding } from './finding.ts'

/** Milliseconds for the platform to answer. */
const patience = 8000

/** Calls the platform as the blocks do, and listens for violations of the page's security policy. */
export async function probeNetwork({ window, folder, blocks }: CheckedPage): Promise<Finding[]> {
  const refused = new Set<string>()
  const keep = ({ effectiveDirective }: SecurityPolicyViolationEvent) => refused.add(effectiveDirective)
  window.document.addEventListener('securitypolicyviolation', keep)
  try {
    const sources = sourcesOf(window, folder, blocks)
    const answers = await Promise.all(sources.map(source => askForSettings(window, source)))
    const answered = answers.find(({ type }) => type === 'ok')
    askForPicture(window, folder)
    const framed = await frameLoads(window, folder)
    const live = await socketOpens(window, answered?.realtime)
    // The violation event is dispatched in a later task.
    await new Promise(done => setTimeout(done, 50))
    const policy = [...refused].map((directive): Finding => {
      // The platform has answered, so it is the socket that is blocked.
      const isSocket = directive === 'connect-src' && answered
      return {
        kind: isSocket || directive === 'img-src' ? 'hinders' : 'blocks',
        title: `Your page's Content-Security-Policy does not allow ${isSocket ? 'live updates' : (words[directive] ?? directive)}`,
        text: 'The policy is a header that your web server sends, or a meta tag in the page. Add to it:',
        fix: `${directive} ${isSocket ? socketOrigin(answered.realtime) : originsOf(sources)}`,
      }
    })
    return [
      ...policy,
      ...answers.flatMap(answer => ofSettings(window, answer, refused)),
      ...ofFrame(framed, refused),
      ...ofSocket(live, refused),
    ]
  } finally {
    window.document.removeEventListener('securitypolicyviolation', keep)
  }
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

const originsOf = (sources: readonly Source[]) =>
  [...new Set(sources.map(({ host }) => new URL(host).origin))].join(' ')

interface Answer extends Source {
  readonly type: 'ok' | 'failed' | 'unknown-event' | 'strange'
  readonly realtime?: unknown
}

const words: Readonly<Record<string, string>> = {
  'connect-src': 'calls to the platform',
  'frame-src': 'the card fields, which are a frame of the payment provider',
  'script-src-elem': 'our scripts',
  'img-src': 'pictures of the platform',
}

async function askForSettings(window: Window, { host, event }: Source): Promise<Answer> {
  const of = (type: Answer['type'], realtime?: unknown): Answer => ({ host, event, type, realtime })
  try {
    const signal = AbortSignal.timeout(patience)
    const answer = await window.fetch(`${host}/api/v1/app/settings/block?${new URLSearchParams({ event })}`, { signal })
    if (answer.status === 404) return of('unknown-event')
    if (!answer.ok) return of('strange')
    const settings = (await answer.json()) as { realtime?: unknown }
    return of('ok', settings.realtime)
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

function ofSettings(window: Window, { host, event, type }: Answer, refused: ReadonlySet<string>): Finding[] {
  const { origin } = new URL(host)
  if (type === 'ok') {
    const answers: Finding = { kind: 'well', title: 'The platform answers' }
    return event === defaultEvent ? [answers, withoutEvent] : [answers]
  }
  if (refused.has('connect-src')) return []
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
    }, patience / 2)
    frame.src = `${folder}embed.css`
    document.body.append(frame)
  })
}

function ofFrame(framed: boolean, refused: ReadonlySet<string>): Finding[] {
  if (refused.has('frame-src')) return []
  return framed
    ? [{ kind: 'well', title: 'Frames of the platform can be shown' }]
    : [{ kind: 'hinders', title: 'A frame of the platform did not load', text: 'The card fields are such a frame.' }]
}

function socketOrigin(realtime: unknown): string {
  const { cluster, host, port, tls } = Object(realtime) as Record<string, unknown>
  if (typeof host !== 'string') return `wss://ws-${cluster}.pusher.com`
  return `${tls === 'no' ? 'ws' : 'wss'}://${host}${port ? `:${port}` : ''}`
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
    setTimeout(() => end(false), patience / 2)
  })
}

function ofSocket(live: boolean | undefined, refused: ReadonlySet<string>): Finding[] {
  if (live === undefined || refused.has('connect-src')) return []
  if (live) return [{ kind: 'well', title: 'Live updates get through' }]
  return [
    {
      kind: 'hinders',
      title: 'Live updates do not get through',
      text: 'Totals are asked for every so often instead. A firewall or proxy on the way refuses WebSockets.',
    },
  ]
}
