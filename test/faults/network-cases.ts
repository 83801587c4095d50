import assert from 'node:assert/strict'
import type { FaultCase } from './fault-case.ts'
import { answerSignIn, keepsTyped, sendSignIn, signsIn, typeSignIn } from './sign-in-cases.ts'

const about = '/moonlight-ball/about'
const hotel = '<!doctype html><title>Welcome to our wifi</title><a href="/accept">Go online</a>'

/** Faults between the visitor and the server. */
export const networkCases: readonly FaultCase[] = [
  {
    name: 'offline as a form is sent',
    by: 'network',
    end: "'System Error' with the default message; what was typed is kept, and online again it is sent as it is",
    short: true,
    async run(visit) {
      await typeSignIn(visit)
      await visit.page.waitForLoadState('networkidle')
      await visit.context.setOffline(true)
      await sendSignIn(visit)
      await visit.reads('System Error')
      await keepsTyped(visit)
      await visit.context.setOffline(false)
      await signsIn(visit)
    },
  },
  {
    name: 'offline on the way to another page',
    by: 'network',
    end: 'the page says that it could not be shown; online again it is shown, without a press',
    short: true,
    async run(visit) {
      await visit.settle('/moonlight-ball/')
      await visit.site.getByRole('link', { name: 'The evening' }).first().hover()
      await visit.page.waitForLoadState('networkidle')
      await visit.context.setOffline(true)
      await visit.site.getByRole('link', { name: 'Questions' }).first().click()
      await visit.site
        .getByRole('button', { name: /Try again|Refresh/ })
        .first()
        .waitFor()
      await visit.context.setOffline(false)
      await visit.site
        .getByRole('heading', { level: 1, name: /question/i })
        .first()
        .waitFor()
    },
  },
  {
    name: 'a call that the browser blocks',
    by: 'network',
    end: 'as without a network: the default message, and what was typed is kept',
    async run(visit) {
      await visit.page.route(/users\/login$/, route => route.abort('blockedbyclient'))
      await typeSignIn(visit)
      await sendSignIn(visit)
      await visit.reads('System Error')
      await keepsTyped(visit)
    },
  },
  {
    name: 'a name that is not found',
    by: 'network',
    end: "'Something went wrong. Please refresh & try again!'; found again, Refresh shows the event",
    async run(visit) {
      await visit.page.route(/app\/settings/, route => route.abort('namenotresolved'))
      await visit.open(about)
      await visit.reads('Something went wrong. Please refresh & try again!')
      await visit.page.unroute(/app\/settings/)
      await visit.site.getByRole('button', { name: 'Refresh' }).click()
      await visit.reads(/Kingsmere|evening/i)
    },
  },
  {
    name: 'a hotel’s sign-in page for every call',
    by: 'network',
    end: 'never taken for the event: the failure at the start, and no page of the hotel',
    short: true,
    async run(visit) {
      await visit.page.route(/\/api\/v1\//, route => route.fulfill({ contentType: 'text/html', body: hotel }))
      await visit.open(about)
      await visit.reads('Something went wrong. Please refresh & try again!')
      await visit.readsNot('Go online')
    },
  },
  {
    name: 'no fonts',
    by: 'network',
    end: 'the system’s own font stands in, and nothing waits for it',
    async run(visit) {
      await visit.page.route(/\.woff2/, route => route.abort())
      await visit.open(about)
      await visit.reads(/Kingsmere|evening/i)
    },
  },
  {
    name: 'no pictures',
    by: 'network',
    end: 'the words are there without them',
    async run(visit) {
      await visit.page.route(/\.(svg|jpg|png|webp)/, route => route.abort())
      await visit.open('/moonlight-ball/')
      await visit.reads('One evening. Every child’s tomorrow.')
    },
  },
  {
    name: 'no realtime',
    by: 'network',
    end: 'the total is shown as it was when it was asked for',
    async run(visit) {
      await visit.page.routeWebSocket(/.*/, socket => void socket.close({ code: 4001 }))
      await visit.open('/riverside-10k/')
      await visit.reads(/£[\d,]+/)
      await visit.readsNot(/can’t be shown/)
    },
  },
  {
    name: 'a slow start',
    by: 'network',
    end: 'the server’s own page stands and can be read; what comes late takes its place',
    async run(visit) {
      let letThrough = () => {}
      const held = new Promise<void>(done => {
        letThrough = done
      })
      await visit.page.route(/app\/settings/, async route => {
        await held
        await route.continue()
      })
      await Promise.all([visit.page.waitForRequest(/app\/settings/), visit.open(about)])
      await visit.page.waitForFunction(() => customElements.get('fayre-microsite') !== undefined)
      await visit.reads(/Kingsmere|evening/i)
      const asked = visit.page.waitForRequest(/users\/profile/)
      letThrough()
      await asked
      await visit.reads(/Kingsmere|evening/i)
    },
  },
  {
    name: 'a try that is made twice',
    by: 'network',
    end: 'however often one presses, it is sent once at a time',
    async run(visit) {
      let sent = 0
      await answerSignIn(visit, () => {
        sent += 1
      })
      await typeSignIn(visit)
      await visit.site.getByRole('button', { name: 'Sign in', exact: true }).evaluate((button: HTMLElement) => {
        for (let press = 0; press < 3; press++) button.click()
      })
      await visit.site.getByRole('link', { name: 'Eleanor' }).first().waitFor()
      assert.equal(sent, 1)
    },
  },
]
