import { readFileSync } from 'node:fs'
import { slow4g } from '../browser/throttle.ts'
import type { Certificate } from './certificate.ts'
import { createFront, type Front, files, passOn } from './front.ts'
import { sum } from './numbers.ts'
import type { BenchPage, Origins } from './pages.ts'
import { createSlowLink } from './slow-link.ts'

export interface SlowPath {
  address(page: BenchPage): string
  readonly origins: Origins
  /** The requests that the servers have had so far, preflights among them. */
  requests(): number
  /** The sockets that pages have opened so far. */
  sockets(): number
  close(): void
}

/** The path from a phone to a charity's page and a demo: TLS, HTTP/2, brotli, and one slow link for all. */
export async function startSlowPath(
  pages: readonly BenchPage[],
  demo: string,
  certificate: Certificate,
): Promise<SlowPath> {
  const target = new URL(demo)
  const link = createSlowLink(slow4g)
  const fronts: Front[] = []
  const vanillaScript = readFileSync(new URL('fixtures/vanilla.js', import.meta.url), 'utf8')
  const numberOf = (path: string) => Number(path.slice(1))

  async function origin(answer: Parameters<typeof createFront>[1]): Promise<string> {
    const front = await createFront(certificate, answer, target)
    fronts.push(front)
    return `https://127.0.0.1:${await link.open(front.port)}`
  }

  const origins: Origins = {
    demo: await origin(passOn(target)),
    script: await origin(files(() => ({ type: 'text/javascript', body: vanillaScript }))),
    api: await origin(passOn(target)),
  }
  const host = await origin(
    files(path => {
      const page = pages[numberOf(path)]
      return page && { type: 'text/html', body: page.html(origins) }
    }),
  )
  return {
    origins,
    address: page => `${host}/${pages.indexOf(page)}`,
    requests: () => sum(fronts.map(({ requests }) => requests)),
    sockets: () => sum(fronts.map(({ sockets }) => sockets)),
    close() {
      link.close()
      for (const front of fronts) front.close()
    },
  }
}
