/** Mails to somebody in the demo's outbox, newest first. */
export async function mailsTo(demo: string, recipient: string): Promise<string[]> {
  const page = await (await fetch(`${demo}/demo/outbox`)).text()
  return page
    .split('<li class="mail">')
    .slice(1)
    .filter(mail => mail.includes(`<b>${recipient}</b>`))
}

/** The link to a monthly gift in a mail; empty if there is none. */
export function monthlyLinkIn(mail: string | undefined): string {
  return /href="([^"]+\/monthly\/[\w-]+)"/.exec(mail ?? '')?.[1] ?? ''
}
