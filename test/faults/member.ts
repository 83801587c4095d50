import type { Visit } from './visit.ts'

const event = 'moonlight-ball'

export const password = 'three random words'

interface Member {
  readonly email: string
  readonly password: string
  readonly token: string
}

/** A new person with an account that the case may destroy. */
export async function newMember(demo: string): Promise<Member> {
  const email = `member-${Math.random()}@example.com`
  const person = { first_name: 'Ada', last_name: 'Lovelace', email, mobile: '07700 900555', password }
  const { otp_id } = await post<{ otp_id: string }>(demo, '/users/register', person)
  const outbox = await (await fetch(`${demo}/demo/outbox`)).text()
  const mail = outbox.split('<li class="mail">').find(mail => mail.includes(`<b>${email}</b>`))
  const otp = /<p class="code">([^<]+)<\/p>/.exec(mail ?? '')?.[1]
  const { access_token: token } = await post<{ access_token: string }>(demo, '/users/otp', { otp_id, otp })
  return { email, password, token }
}

/** Signs them in as if on an earlier visit. */
export async function comesBack({ demo, page }: Visit): Promise<Member> {
  const member = await newMember(demo)
  await page.addInitScript(
    ([key = '', token = '']) => {
      // Only once, so that they stay signed out afterwards.
      if (sessionStorage.getItem('came')) return
      sessionStorage.setItem('came', 'yes')
      localStorage.setItem(key, token)
    },
    [`fayre.token ${demo} ${event}`, member.token],
  )
  return member
}

/** The status of reading the profile: 200 while the account and a session of it exist. */
export async function statusOf(demo: string, token: string): Promise<number> {
  const headers = { 'x-event-id': 'moonlight', authorization: `Bearer ${token}` }
  return (await fetch(`${demo}/api/v1/users/profile`, { headers })).status
}

async function post<Answer>(demo: string, path: string, body: object): Promise<Answer> {
  const headers = { 'x-event-id': 'moonlight', 'content-type': 'application/json' }
  const answer = await fetch(`${demo}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return (await answer.json()) as Answer
}
