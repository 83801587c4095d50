const headers = { 'x-event-id': 'moonlight', 'content-type': 'application/json' }

/** Adds a silent lot to the ball that ends in some seconds. @returns its path */
export async function makeEndingLot(demo: string, seconds: number): Promise<string> {
  const { access_token } = await post<{ access_token: string }>(demo, '/users/login', {
    email: 'harriet@fayre.example',
    password: 'fayre-demo',
  })
  const at = (offset: number) => new Date(Date.now() + offset * 1000).toISOString()
  const lot = {
    kind: 'competitive_bid',
    title: 'A lamp that outlasts the hammer',
    summary: '',
    description: '',
    pictures: [],
    without_bidsYN: 'no',
    opening_price: 20_00,
    stock: 1,
    winners: 1,
    maximum_bidsYN: 'yes',
    extension_minutes: 2,
    opens_at: at(-60),
    closes_at: at(seconds),
  }
  const made = await post<{ auction_item_id: string }>(demo, '/admin/auction/items', lot, access_token)
  await post(demo, `/admin/auction/items/${made.auction_item_id}/publish`, { publishedYN: 'yes' }, access_token)
  return `/moonlight-ball/auction/items/${made.auction_item_id}`
}

/** The end of a path's lot, in milliseconds since 1970. */
export async function endOf(demo: string, path: string): Promise<number> {
  const answer = await fetch(`${demo}/api/v1/auction/items/${path.split('/').at(-1)}?event=moonlight-ball`)
  return Date.parse(((await answer.json()) as { ends_at: string }).ends_at)
}

async function post<Answer>(demo: string, path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${demo}/api/v1${path}`, {
    method: 'POST',
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
