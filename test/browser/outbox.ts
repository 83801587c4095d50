import { expect } from 'vitest'
import { mailsTo, monthlyLinkIn } from './mails.ts'

/** The code in the newest mail to somebody, from the demo's outbox. */
export async function mailedCode(demo: string, recipient: string): Promise<string> {
  return /<p class="code">([^<]+)<\/p>/.exec(await newestMail(demo, recipient))?.[1] ?? ''
}

/** The first link in it. */
export async function mailedLink(demo: string, recipient: string): Promise<string> {
  const link = /<a href="([^"]+)"/.exec(await newestMail(demo, recipient))?.[1] ?? ''
  return link.replaceAll('&amp;', '&')
}

/** The newest link to a monthly gift, once its mail is there. */
export async function mailedMonthlyLink(demo: string, recipient: string): Promise<string> {
  return monthlyLinkIn(await newestMail(demo, recipient))
}

async function newestMail(demo: string, recipient: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      found = (await mailsTo(demo, recipient))[0]
      return found !== undefined
    })
    .toBe(true)
  return found ?? ''
}
