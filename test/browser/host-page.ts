import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostPage {
  /** The body's content. */
  body: string
  head?: string
  /** Attributes of the html element. */
  html?: string
  /** Content-Security-Policy of the page. */
  policy?: string
  /** Without a doctype. */
  quirks?: boolean
}

export interface Host {
  /** Of another origin than the demo's, without a slash at its end. */
  url: string
  close(): void
}

/** A charity's server with one page, so that blocks are tested on a foreign origin, as in reality. */
export async function serveHostPage({ body, head = '', html = '', policy, quirks }: HostPage): Promise<Host> {
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (policy) response.setHeader('content-security-policy', policy)
    return response.end(
      `${quirks ? '' : '<!doctype html>'}<html lang="en" ${html}><head><meta charset="utf-8"><title>A charity</title>${head}</head><body>${body}</body></html>`,
    )
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** A block's bare code, as an editor pastes it. */
export function block(tag: string, demo: string, event = 'riverside-10k'): string {
  return `<script type="module" src="${demo}/${tag}.js" data-host="."></script>
    <fayre-${tag} event="${event}"><a href="${demo}/${event}">Give</a></fayre-${tag}>`
}

export function standIn(demo: string): string {
  return `<script src="${demo}/demo/stand-in/stripe.js"></script>`
}
