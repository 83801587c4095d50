import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { serveHostPage, standIn } from '../host-page.ts'
import { microsite } from '../microsite.ts'

/** A way to embed a microsite, and where its own path is in the address. */
export interface Embedding {
  readonly name: string
  readonly event: 'moonlight-ball' | 'riverside-10k' | 'summer-fayre'
  /** Does the microsite own the page? */
  readonly ownsPage: boolean
  readonly mode: 'path' | 'hash' | 'memory'
  /** Creates its page. Returns the address of a path there; in memory mode all paths share one. */
  readonly serve: (demo: string, event: string) => Promise<(path: string) => string>
}

/** A site of its own at each kind of address, and a charity's page with each form of embedding. */
export const embeddings: readonly Embedding[] = [
  {
    name: 'on a root path',
    event: 'moonlight-ball',
    ownsPage: true,
    mode: 'path',
    serve: async (demo, event) => path => `${demo}/${event}${path}`,
  },
  {
    name: 'on a domain of its own',
    event: 'riverside-10k',
    ownsPage: true,
    mode: 'path',
    serve: async demo => path => demo.replace('localhost', 'riverside.localhost') + path,
  },
  {
    name: 'below a path of a charity’s site',
    event: 'summer-fayre',
    ownsPage: false,
    mode: 'path',
    serve: async (demo, event) => {
      const site = await inside(demo, tag(demo, event, 'mode="path" base="/give"'))
      return path => `${site}/give${path}`
    },
  },
  {
    name: 'behind the # of a charity’s page, by its own script',
    event: 'moonlight-ball',
    ownsPage: false,
    mode: 'hash',
    serve: async (demo, event) => {
      const site = await inside(demo, tag(demo, event, 'mode="hash"'))
      return path => `${site}/#${path}`
    },
  },
  {
    name: 'in a charity’s page, by the script for all tags and an element that stands in for one',
    event: 'riverside-10k',
    ownsPage: false,
    mode: 'memory',
    serve: async (demo, event) => {
      const site = await inside(
        demo,
        `<script type="module" src="${demo}/all.js" data-host="."></script>
         <div data-fayre="microsite" data-event="${event}"><a href="${demo}/${event}">Give</a></div>`,
      )
      return () => site
    },
  },
]

const tag = (demo: string, event: string, attributes: string) =>
  `<script type="module" src="${demo}/microsite.js" data-host="."></script>
   <fayre-microsite event="${event}" ${attributes}><a href="${demo}/${event}">Give</a></fayre-microsite>`

async function inside(demo: string, body: string): Promise<string> {
  const host = await serveHostPage({ body: `${standIn(demo)}<h1>Our charity</h1>${body}` })
  onTestFinished(host.close)
  return host.url
}

/** A visitor of a microsite at some address. */
export interface Visit extends ReturnType<typeof microsite> {
  readonly page: Page
  readonly embedding: Embedding
  readonly demo: string
  /** Address of a path. */
  address(path: string): string
  /** Enters at a path; in memory mode, by the front page. */
  enter(path?: string): Promise<void>
  /** Follows a link to there, anywhere on the screen. */
  follow(path: string): Promise<void>
  /** Waits until the address shows the path; in memory mode it never changes. */
  isAt(path: string): Promise<void>
}

export async function visit(embedding: Embedding, page: Page, demo: string): Promise<Visit> {
  const site = microsite(page)
  const { mode, event } = embedding
  const address = await embedding.serve(demo, event)

  async function enter(path = '/'): Promise<void> {
    await site.open(address(path))
    if (mode === 'memory' && path !== '/') await follow(path)
    await site.settle()
  }

  function follow(path: string): Promise<void> {
    return site.follow(mode === 'hash' ? `#${path}` : mode === 'memory' ? `${demo}/${event}${path}` : address(path))
  }

  return { ...site, page, embedding, demo, address, enter, follow, isAt: path => page.waitForURL(address(path)) }
}
