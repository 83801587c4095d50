import type { Finding } from './finding.ts'

/** Does the platform take calls of this page for the event? Open reads are answered on any page. */
export async function isKnownPage(
  { fetch, location }: Pick<Window & typeof globalThis, 'fetch' | 'location'>,
  { host, eventId }: { readonly host: string; readonly eventId?: unknown },
  patience: number,
): Promise<boolean> {
  if (location.origin === new URL(host).origin || typeof eventId !== 'string') return true
  try {
    const signal = AbortSignal.timeout(patience)
    const headers = { 'x-event-id': eventId, 'x-page-url': location.origin }
    const { status } = await fetch(`${host}/api/v1/checkout/challenge`, { headers, credentials: 'include', signal })
    return status !== 403
  } catch (problem) {
    // Browsers hand no answer to a page that the platform does not know.
    return (problem as Error).name === 'TimeoutError'
  }
}

export function ofPage(origin: string): Finding {
  const title = 'The platform takes no calls of this page'
  const lacks = 'Visitors see the blocks, but can’t pay, sign in or get live updates here.'
  if (origin === 'null')
    return { kind: 'blocks', title, text: `${lacks} Open the page from a web server, not as a file.` }
  return {
    kind: 'blocks',
    title,
    text: `${lacks} Most often the event does not name this site yet: whoever runs the platform adds the address below. Otherwise an ad blocker or a proxy refuses the call.`,
    fix: origin,
  }
}
