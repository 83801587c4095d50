/** A request of the client. */
export interface SentRequest {
  method: string
  url: URL
  headers: Headers
  /** As parsed JSON; undefined without a body. */
  body: unknown
  init: RequestInit
}

export type Answer = (request: SentRequest) => Response | Promise<Response>

export interface FakeServer {
  fetch: typeof fetch
  /** Every request, in order. */
  readonly requests: readonly SentRequest[]
  /** The requests to one endpoint, such as `GET /app/settings`. */
  requestsTo(call: string): SentRequest[]
  /** Sets the answers from now on. Several are given in turn, and the last one repeats. */
  answer(call: string, ...answers: [Answer, ...Answer[]]): void
}

/** The API as a function of method and path. A call without a set answer fails. */
export function createFakeServer(): FakeServer {
  const requests: SentRequest[] = []
  const table = new Map<string, Answer[]>()

  async function answerTo(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    init.signal?.throwIfAborted()
    const request = sent(input, init)
    requests.push(request)
    const answers = table.get(callOf(request))
    const answer = answers && answers.length > 1 ? answers.shift() : answers?.[0]
    if (!answer) throw new TypeError(`Nobody answers ${callOf(request)}`)
    return Promise.race([answer(request), aborted(init.signal)])
  }

  return {
    fetch: answerTo,
    requests,
    requestsTo: call => requests.filter(request => callOf(request) === call),
    answer: (call, ...answers) => void table.set(call, answers),
  }
}

/** A JSON answer. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answer {
  return text(JSON.stringify(body), status, { 'content-type': 'application/json', ...headers })
}

/** An answer with exactly this text. */
export function text(body: string | null, status = 200, headers: Readonly<Record<string, string>> = {}): Answer {
  return () => new Response(body, { status, headers })
}

/** No answer: `fetch` without a network. */
export function offline(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** An answer that the test sends when it wants to. */
export function held(answer: Answer): { answer: Answer; release(): void } {
  let release = () => {}
  const released = new Promise<void>(done => {
    release = done
  })
  return { answer: request => released.then(() => answer(request)), release: () => release() }
}

const apiPath = '/api/v1'

function sent(input: RequestInfo | URL, init: RequestInit): SentRequest {
  const url = new URL(input instanceof Request ? input.url : input)
  return {
    method: init.method ?? 'GET',
    url,
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    init,
  }
}

function callOf({ method, url }: SentRequest): string {
  return `${method} ${url.pathname.replace(apiPath, '')}`
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
}
