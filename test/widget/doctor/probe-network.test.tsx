import { afterEach, expect, test, vi } from 'vitest'
import { probeNetwork } from '../../../src/widget/doctor/probe-network.ts'

afterEach(() => document.body.replaceChildren())

const folder = 'https://give.example/'

/** What a page's policy says of a refused address. */
function violate(directive: string, blockedURI: string, disposition = 'enforce') {
  const event = new Event('securitypolicyviolation')
  document.dispatchEvent(Object.assign(event, { effectiveDirective: directive, blockedURI, disposition }))
}

interface Given {
  settings?: object
  status?: number
  tag?: string
  /** Does the platform take the page's calls? */
  unknownPage?: 'refused' | 'no-cors'
  /** Happens while the platform is asked. */
  meanwhile?(): void
  refused?: RegExp
}

async function probe({ settings = {}, status = 200, tag = 'donation-form', unknownPage, meanwhile, refused }: Given) {
  document.body.innerHTML = `<fayre-${tag} host="https://give.example" event="gala"></fayre-${tag}>`
  const asked: string[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    meanwhile?.()
    if (refused?.test(address)) {
      violate('connect-src', address)
      throw new TypeError('Failed to fetch')
    }
    if (unknownPage && address.includes('/checkout/')) {
      if (unknownPage === 'refused') return new Response('{}', { status: 403 })
      throw new TypeError('Failed to fetch')
    }
    return new Response(JSON.stringify({ event_id: 'gala', ...settings }), { status })
  }
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    // No frame is loaded here: each has loaded at once.
    const element = create(name === 'iframe' ? 'div' : name)
    if (name === 'iframe') setTimeout(() => element.onload?.(new Event('load')))
    return element
  })
  const view = Object.assign(Object.create(window), { fetch, Image: class {} })
  Object.defineProperty(view, 'location', { value: { protocol: 'https:', origin: 'https://larch.example' } })
  Object.defineProperty(view, 'document', { value: document })
  const findings = await probeNetwork({ window: view, folder, scripts: [], blocks: [...document.body.children] })
  vi.restoreAllMocks()
  return { asked, found: findings.filter(({ kind }) => kind !== 'well'), findings }
}

test('what the page’s policy only reports, or refuses to others, is not ours', async () => {
  const { found } = await probe({
    meanwhile() {
      violate('connect-src', 'https://give.example/api', 'report')
      violate('connect-src', 'https://tracker.example/')
      violate('img-src', 'data')
      violate('script-src-elem', 'inline')
    },
  })
  expect(found).toEqual([])
})

test('an unknown event is told of, whatever else the policy refuses', async () => {
  const { found } = await probe({ status: 404, meanwhile: () => violate('connect-src', 'https://tracker.example/') })
  expect(found.map(({ title }) => title)).toEqual(['The platform knows no event "gala"'])
})

test('a refused read is told of once, with the line that is lacking', async () => {
  const { found } = await probe({ refused: /give\.example/ })
  expect(found).toMatchObject([{ kind: 'blocks', fix: 'connect-src https://give.example' }])
})

const standIn = { stripe_publishable_key: 'pk_test_stand_in' }
const sells = { stripe_publishable_key: 'pk_test_51Abc' }

test('with Stripe, the doctor asks for what the card fields load, and names its documented origins', async () => {
  const { found } = await probe({
    settings: sells,
    refused: /stripe/,
    meanwhile() {
      violate('script-src-elem', 'https://js.stripe.com/v3/')
      violate('frame-src', 'https://js.stripe.com/v3/')
    },
  })
  expect(found.map(({ fix }) => fix)).toEqual([
    'script-src https://js.stripe.com https://*.js.stripe.com',
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    'connect-src https://api.stripe.com',
  ])
})

test.each([
  ['a stand-in', { settings: standIn }],
  ['no key', {}],
  ['a block that sells nothing', { settings: sells, tag: 'total-raised' }],
])('with %s Stripe is not asked', async (_, given) => {
  const { asked } = await probe(given)
  expect(asked.filter(address => address.includes('stripe'))).toEqual([])
})

const refuseFrames = () => violate('frame-src', folder)

test.each([
  ['Stripe', { settings: sells }],
  ['a block that sells nothing', { settings: standIn, tag: 'total-raised' }],
  ['no key', {}],
])('with %s no block shows a frame of the platform, and none is asked for', async (_, given) => {
  const { found, findings } = await probe({ ...given, meanwhile: refuseFrames })
  expect(found).toEqual([])
  expect(findings.filter(({ title }) => /frame/i.test(title))).toEqual([])
})

test('with a stand-in for Stripe the card fields are a frame of the platform', async () => {
  const { found } = await probe({ settings: standIn, meanwhile: refuseFrames })
  expect(found).toMatchObject([{ kind: 'blocks', fix: 'frame-src https://give.example' }])
  const { findings } = await probe({ settings: standIn })
  expect(findings.map(({ title }) => title)).toContain('Frames of the platform can be shown')
})

test.each(['refused', 'no-cors'] as const)(
  'a page that the platform does not know is told of: %s',
  async unknownPage => {
    const { found } = await probe({ unknownPage })
    expect(found).toMatchObject([
      { kind: 'blocks', title: 'The platform takes no calls of this page', fix: 'https://larch.example' },
    ])
  },
)
