import { expect } from 'vitest'

/** The code in the newest mail to somebody, as the demo's outbox shows it. */
export async function mailedCode(demo: string, recipient: string): Promise<string> {
  return /<p class="code">([^<]+)<\/p>/.exec(await newestMail(demo, recipient))?.[1] ?? ''
}

/** The first link in it. */
export async function mailedLink(demo: string, recipient: string): Promise<string> {
  const link = /<a href="([^"]+)"/.exec(await newestMail(demo, recipient))?.[1] ?? ''
  return link.replaceAll('&amp;', '&')
}

async function newestMail(demo: string, recipient: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        found = (await mails(demo, recipient))[0]
        return found !== undefined
      },
      { timeout: 10_000 },
    )
    .toBe(true)
  return found ?? ''
}

/** Newest first. */
async function mails(demo: string, recipient: string): Promise<string[]> {
  const page = await (await fetch(`${demo}/demo/outbox`)).text()
  return page
    .split('<li class="mail">')
    .slice(1)
    .filter(mail => mail.includes(`<b>${recipient}</b>`))
}
