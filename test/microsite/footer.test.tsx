import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Footer } from '../../src/microsite/footer.tsx'
import { MicrositeContext } from '../../src/microsite/microsite-context.ts'
import { InMicrosite } from '../support/in-microsite.tsx'
import { renderFeature } from '../support/render-feature.tsx'

vi.mock('../../src/store/consent.ts', () => Promise.reject(new TypeError('Failed to fetch')))

afterEach(cleanup)

test('says so when the code of the cookie settings does not load, and reports it', async () => {
  const microsite = { router: undefined as never, ownsPage: true, setTitle: () => {} }
  const { environment } = renderFeature(
    <InMicrosite>
      <MicrositeContext value={microsite}>
        <Footer />
      </MicrositeContext>
    </InMicrosite>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Cookie settings' }))
  expect((await screen.findByRole('alert', undefined, { timeout: 5000 })).textContent).toContain(
    'Something went wrong. Please refresh & try again!',
  )
  expect(environment.reports.map(({ context }) => context)).toContain('code did not load')
})
