import { apiPath } from '../../src/api/endpoint.ts'
import { neededBy } from './built.ts'

/** Where a page of the bench finds things. */
export interface Origins {
  /** Bundle and API of the demo. */
  readonly demo: string
  /** The vanilla page's script and its API: an origin each, as such pages mostly have. */
  readonly script: string
  readonly api: string
}

export interface BenchPage {
  html(origins: Origins): string
  /** The element with the content. */
  readonly tag: string
  /** A regular expression for what only live data can put there. */
  readonly expected: string
}

const event = 'moonlight-ball'

const money = '£[\\d,]+'

/** What each block's definition says of its first read, the room it takes, and what its first content is. */
export const blocks = {
  'total-raised': { reads: ['/donations/total'], reserve: 120, expected: money },
  'donation-progress': { reads: ['/donations/total'], reserve: 120, expected: money },
  'donation-form': { reads: [], reserve: 300, expected: 'Donate £\\d+' },
} as const

export type Block = keyof typeof blocks

/** As the builder hands it out: code and first data preloaded, room kept, a plain link until it is there. */
export function withSnippet(block: Block, copies = 1): BenchPage {
  const { reads, reserve, expected } = blocks[block]
  const file = `${block}.js`
  const element = (host: string) =>
    `<fayre-${block} event="${event}" host="${host}"><a href="${host}/${event}">Give</a></fayre-${block}>`
  const html = ({ demo }: Origins) =>
    hostPage(`
${['/app/settings', ...reads].map(read => `<link rel="preload" as="fetch" crossorigin href="${demo}${apiPath}${read}?event=${event}">`).join('\n')}
${[...neededBy(file)].map(needed => `<link rel="modulepreload" href="${demo}/${needed}">`).join('\n')}
<style>fayre-${block}{display:block;min-height:${reserve}px}</style>
<script type="module" src="${demo}/${file}"></script>
${element(demo).repeat(copies)}`)
  return { tag: `fayre-${block}`, expected, html }
}

/** The least that works. */
export function withBareTag(block: Block): BenchPage {
  const html = ({ demo }: Origins) =>
    hostPage(`<script type="module" src="${demo}/${block}.js"></script>
<fayre-${block} event="${event}" host="${demo}"></fayre-${block}>`)
  return { tag: `fayre-${block}`, expected: blocks[block].expected, html }
}

/** A hand-written element without any library, by the same server: what ours are compared with. */
export const vanilla: BenchPage = {
  tag: 'vanilla-total',
  expected: money,
  html: ({ script, api }) =>
    hostPage(`<script type="module" src="${script}/vanilla.js"></script>
<vanilla-total api="${api}" event="${event}"></vanilla-total>`),
}

function hostPage(block: string): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>A charity's page</title>
<style>body{margin:0 auto;max-width:40rem;padding:1rem;font:16px/1.5 sans-serif}</style>
<h1>Help us mend the roof</h1>
<p>Our hall has kept the rain off since 1874. Last winter it stopped doing so. Every gift goes to slates.</p>
${block}
<p>The work starts in spring. You are welcome to come and see what your gift has done.</p>
</html>`
}
