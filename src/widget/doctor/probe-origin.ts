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

export const ofPage = (origin: string): Finding => ({
  kind: 'blocks',
  title: 'The platform does not know this page',
  text: 'Visitors see the blocks, but can’t pay, sign in or get live updates here. Whoever runs the platform adds this address to the event:',
  fix: origin,
})
