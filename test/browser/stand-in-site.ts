import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Stripe } from '@stripe/stripe-js'
import { Hono } from 'hono'
import type { Page } from 'playwright-core'
import { type Fixture, memoryDatabase, startStandIn } from '../server/stand-in/fixture.ts'

/** The payment stand-in on one origin, and a page on another that uses it. */
export interface StandInSite extends Fixture {
  /** A page whose policy allows the stand-in's origin and nothing else, not even itself. */
  pageUrl: string
}

/** The parts of the page's `window.shop` that tests call. */
interface Shop {
  events: { name: string; event: object }[]
  result?: { paymentIntent?: { status: string }; error?: { code: string; message: string } }
  stripe: Stripe
  mount(options?: object): Promise<void>
  pay(clientSecret: string, options?: object): Promise<NonNullable<Shop['result']> & { setupIntent?: object }>
  refusal(act: () => unknown): Promise<string | undefined>
}

declare global {
  interface Window {
    shop: Shop
  }
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export async function startStandInSite(): Promise<StandInSite> {
  const pool = await memoryDatabase()
  const fixture = await startStandIn(pool)
  const { app, url } = fixture
  app.use('/shop/*', async (context, next) => {
    await next()
    context.header('access-control-allow-origin', '*')
  })
  app.use('/demo/*', async (context, next) => {
    await next()
    context.header('access-control-allow-origin', '*')
    context.header(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'",
    )
  })
  app.use('/demo/*', serveStatic({ root: folder('../../host-demo/pages'), rewriteRequestPath: path => path.slice(5) }))
  app.get('/shop/page.js', serveStatic({ path: folder('stand-in-page.js') }))
  app.get('/shop/pure.mjs', serveStatic({ path: folder('../../node_modules/@stripe/stripe-js/dist/pure.mjs') }))

  const shop = new Hono()
  shop.get('/', context => {
    context.header(
      'content-security-policy',
      `default-src 'none'; script-src ${url}; frame-src ${url}; connect-src ${url}`,
    )
    return context.html(pageHtml(url))
  })
  const { server, port } = await listen(shop)
  return {
    ...fixture,
    pageUrl: `http://127.0.0.1:${port}/`,
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise(done => server.close(done))
      await fixture.stop()
      await pool.end()
    },
  }
}

/** An intent of £50. */
export async function gift(site: StandInSite) {
  const intent = await site.stripe.paymentIntents.create({ amount: 5000, currency: 'gbp' })
  return { id: intent.id, secret: intent.client_secret ?? '' }
}

/** Opens the page and shows the card fields. */
export async function openShop(page: Page, site: StandInSite, options: object = {}) {
  await page.goto(site.pageUrl)
  await page.waitForFunction(() => 'shop' in window)
  await page.evaluate(given => window.shop.mount(given).then(() => undefined), options)
}

/** The result of pressing the page's button. */
export async function resultOf(page: Page) {
  await page.waitForFunction(() => window.shop.result)
  return page.evaluate(() => window.shop.result)
}

/** Types into the card fields as a person does. */
export async function typeCard(page: Page, number: string, cvc = '123') {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]')
  await frame.getByLabel('Card number').fill('')
  await frame.getByLabel('Card number').pressSequentially(number)
  await frame.getByLabel('Expiration date').fill('1240')
  await frame.getByLabel('Security code').fill(cvc)
}

function pageHtml(url: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<script src="${url}/demo/stand-in/stripe.js"></script>
<script type="module" src="${url}/shop/page.js"></script></head>
<body><label>Name <input id="name"></label><div id="card"></div><div id="other"></div>
<button id="pay">Pay</button></body></html>`
}

function listen(app: Hono) {
  return new Promise<{ server: ReturnType<typeof serve>; port: number }>(done => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => done({ server, port }))
  })
}
