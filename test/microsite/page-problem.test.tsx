import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageProblem } from '../../src/microsite/content/page-problem.tsx'
import { MicrositeContext } from '../../src/microsite/microsite-context.ts'
import { createRouter } from '../../src/microsite/router.ts'
import { routes } from '../../src/microsite/routes.ts'
import { renderFeature } from '../support/render-feature.tsx'

afterEach(cleanup)

const frameProblem = {
  text: 'This may be old.',
  why: undefined,
  isStale: false,
  retryLabel: 'Try again',
  onRetry: () => {},
}

function shown(status: number, more: { isStale?: boolean } = {}) {
  const titles: string[] = []
  const readPosition = () => ({ scroll: 0, focus: undefined })
  const router = createRouter({ routes, mode: 'memory', base: 'https://give.example/gala', readPosition })
  router.open('/menu?preview=1')
  const frame = {
    router,
    ownsPage: true,
    setTitle: (title: string) => void titles.push(title),
  }
  const failure = { type: 'http', status, said: {}, fields: {}, retryAfter: Number.NaN } as const
  const feature = renderFeature(
    <MicrositeContext value={frame}>
      <PageProblem failure={failure} {...frameProblem} {...more} />
    </MicrositeContext>,
  )
  return { ...feature, titles }
}

test('a visitor who is not signed in can sign in to see a page, and returns to it', () => {
  const { titles } = shown(401)
  const link = screen.getByRole('link', { name: 'Sign in' })
  const address = new URL(link.getAttribute('href') ?? '')
  expect(address.pathname.endsWith('/sign-in')).toBe(true)
  expect(address.searchParams.get('_redirect')).toBe('/menu?preview=1')
  expect(titles).toEqual(['Sign in'])
})

test('a visitor without a permission is sent home', async () => {
  shown(403)
  expect(await screen.findByRole('link', { name: 'Go to the home page' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

test('maintenance is not called a mistake of the system', () => {
  const { titles, text } = shown(503)
  expect(new Set(titles)).toEqual(new Set(['Down for maintenance']))
  expect(text()).not.toMatch(/System Error|Server Error|internet connection/)
})

test('a page that is only old is marked, and keeps its title', () => {
  const { titles, text } = shown(500, { isStale: true })
  expect(text()).toContain('This may be old.')
  expect(titles).toEqual([])
})

test('a page that is not there is called so', async () => {
  const { titles } = shown(404)
  await waitFor(() => expect(titles).toEqual(['Page not found']))
})
