import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { accountPath } from '../../src/microsite/account-path.ts'
import { beginMicrosite, Microsite } from '../../src/microsite/microsite.tsx'
import { useMicrosite } from '../../src/microsite/microsite-context.ts'
import type { CurrentRoute, ScreenModule } from '../../src/microsite/route.ts'
import { useSignInRequest } from '../../src/microsite/use-sign-in-request.ts'
import { consent } from '../../src/store/consent.ts'
import { acting } from '../support/acting.ts'
import { json } from '../support/fake-server.ts'
import { renderFeature } from '../support/render-feature.tsx'
import { testSite } from '../support/test-site.ts'

const given = vi.hoisted(() => ({ load: undefined as (() => Promise<ScreenModule>) | undefined }))

vi.mock('../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))
vi.mock('../../src/microsite/screen-loader.ts', async original => {
  const { screenLoader } = await original<typeof import('../../src/microsite/screen-loader.ts')>()
  return { screenLoader: (...asked: Parameters<typeof screenLoader>) => given.load ?? screenLoader(...asked) }
})

afterEach(() => {
  cleanup()
  given.load = undefined
})

const page = (html: string) =>
  json({ key: 'home', title: 'Home', template: null, publishedYN: 'yes', content: [{ type: 'html', html }] })

function show(on = testSite(), mode: 'memory' | 'hash' = 'memory') {
  const shown = renderFeature(<Microsite page={false} mode={mode} base={undefined} consent={undefined} />, {
    on,
    prepare(server) {
      server.answer('GET /pages/home', page('<p>Come and dance</p>'))
      server.answer('GET /users/profile', json({ user: null }))
    },
  })
  return { ...shown, settled: () => acting(() => new Promise(done => setTimeout(done))).then(shown.text) }
}

/** A screen with the header's way to the sign-in, and the sign-in's way on. */
function AnyScreen({ route }: Readonly<{ route: CurrentRoute }>) {
  const { router } = useMicrosite()
  const { goOn } = useSignInRequest(route)
  return (
    <>
      <p>{`Path ${route.path}, hash ${route.hash}`}</p>
      <button type="button" onClick={() => router.open(accountPath(false, router))}>
        To the sign-in
      </button>
      <button type="button" onClick={goOn}>
        Go on
      </button>
    </>
  )
}

const LateScreen = () => <p>Here at last</p>

test('shows the first screen with the organiser’s words, whose code comes on its own', async () => {
  const { settled } = show()
  await expect.poll(settled).toContain('Come and dance')
})

test('keeps what the page says of consent before all of its code is there', async () => {
  const on = testSite()
  beginMicrosite(on.site)
  document.dispatchEvent(new CustomEvent('fayre-consent', { detail: 'denied' }))
  const { settled } = show(on)
  await expect.poll(settled).toContain('Come and dance')
  expect(consent(on.site).$state.get()).toBe('denied')
})

test('tells the page of a screen whose code did not come after three tries, and loads it on request', async () => {
  const tries = vi.fn()
  given.load = async () => {
    tries()
    if (tries.mock.calls.length <= 3) throw new TypeError('Failed to fetch dynamically imported module')
    return { Screen: LateScreen }
  }
  const { settled, emitted, environment } = show()
  await expect.poll(settled).toContain('This can’t be shown just now.')
  expect(tries).toHaveBeenCalledTimes(3)
  expect(emitted).toContainEqual({ name: 'preload-error', detail: { screen: 'home' } })
  expect(environment.reports.map(({ context }) => context)).toContain('code did not load')
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  await expect.poll(settled).toContain('Here at last')
})

test('loads what did not come as soon as the device is online again', async () => {
  let isOnline = false
  given.load = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return { Screen: LateScreen }
  }
  const { settled } = show()
  await expect.poll(settled).toContain('This can’t be shown just now.')
  isOnline = true
  await acting(() => window.dispatchEvent(new Event('online')))
  await expect.poll(settled).toContain('Here at last')
})

test('leads from the sign-in back to a personal link, whose secret is in no query', async () => {
  location.hash = '#/ticket-rsvp#secret'
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  given.load = async () => ({ Screen: AnyScreen })
  const { settled } = show(testSite(), 'hash')
  const click = (name: string) => acting(() => fireEvent.click(screen.getByRole('button', { name })))
  await expect.poll(settled).toContain('Path /ticket-rsvp, hash secret')
  await click('To the sign-in')
  await expect.poll(settled).toContain('Path /sign-in, hash To')
  expect(location.hash).not.toContain('secret')
  await click('Go on')
  await expect.poll(settled).toContain('Path /ticket-rsvp, hash secret')
})
