import { randomUUID } from 'node:crypto'

export interface OwnPage {
  readonly fundraiser_id: string
  readonly revision: string
  readonly story: string
  readonly raised: number
  readonly picture: { readonly uri: string } | null
}

interface Saved {
  readonly story: string
  readonly ends_on?: string
}

/**
 * Calls of a fundraiser of the ball, and of its organiser, from other devices.
 * @param token the fundraiser's
 */
export function peopleApi(demo: string, token: string) {
  const as =
    (token: string | undefined) =>
    async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
      const answer = await fetch(`${demo}/api/v1${path}`, {
        method,
        headers: {
          'x-event-id': 'moonlight',
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as Answer
    }
  const own = as(token)
  const ownPage = async () => (await own<{ page: OwnPage | null }>('GET', '/account/fundraiser')).page

  async function atDesk() {
    const harriet = { email: 'harriet@fayre.example', password: 'fayre-demo' }
    return as((await as(undefined)<{ access_token: string }>('POST', '/users/login', harriet)).access_token)
  }

  interface Message {
    readonly message_id: string
    readonly fundraiser_id: string
  }
  async function messagesTo(id: string): Promise<readonly Message[]> {
    const { items } = await (await atDesk())<{ items: Message[] }>('GET', '/admin/individual-giving/messages?limit=500')
    return items.filter(({ fundraiser_id }) => fundraiser_id === id)
  }

  return {
    ownPage,
    async savePage(page: Saved): Promise<OwnPage> {
      const revision = (await ownPage())?.revision ?? null
      await own('PUT', '/account/fundraiser', { name: 'Ida Thornbury', goal: 0, revision, ...page })
      return (await ownPage()) as OwnPage
    },
    messagesTo,
    async decideAll(id: string, state: 'shown' | 'refused'): Promise<void> {
      const desk = await atDesk()
      for (const { message_id } of await messagesTo(id))
        await desk('PUT', `/admin/individual-giving/messages/${message_id}`, { state })
    },
    hide: async (id: string) =>
      (await atDesk())('PUT', `/admin/individual-giving/fundraisers/${id}`, { shownYN: 'no' }),
    recordGift: async (fundraiser_id: string, amount: number) =>
      (await atDesk())('POST', '/admin/individual-giving/offline-gifts', {
        fundraiser_id,
        amount,
        name: 'The bakery',
        idempotency_key: randomUUID(),
      }),
  }
}
