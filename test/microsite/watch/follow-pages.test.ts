import { expect, test, vi } from 'vitest'
import { createRouter } from '../../../src/microsite/router.ts'
import { routes } from '../../../src/microsite/routes.ts'
import { followPages } from '../../../src/microsite/watch/follow-pages.ts'
import { navigation } from '../../../src/store/navigation.ts'
import { json } from '../../support/fake-server.ts'
import { testSite } from '../../support/test-site.ts'

const about = {
  key: 'about',
  title: 'The evening',
  hero: { picture: { uri: '/art/hall.svg' }, countdownYN: 'no' },
  content: [],
  publishedYN: 'yes',
}

test('keeps the pages that were visited, and the picture of the current one', async () => {
  const { site, server } = testSite()
  server.answer('GET /pages/about', json(about))
  const readPosition = () => ({ scroll: 0, focus: undefined })
  const router = createRouter({ routes, mode: 'memory', base: 'https://give.example/gala', readPosition })
  router.open('/about')
  const stop = followPages(site, router)

  const { $state } = navigation(site)
  await vi.waitFor(() =>
    expect($state.get()).toMatchObject({
      pages: [{ key: 'about', title: 'The evening' }],
      parallaxProps: { picture: '/art/hall.svg' },
    }),
  )
  router.open('/account')
  expect($state.get()).toMatchObject({ pages: [{ key: 'about' }], parallaxProps: undefined })
  router.open('/about?preview=1')
  stop()
  expect($state.get().pages).toHaveLength(1)
})
