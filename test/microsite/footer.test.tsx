import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Footer } from '../../src/microsite/footer.tsx'
import { MicrositeContext } from '../../src/microsite/microsite-context.ts'
import { InMicrosite } from '../support/in-microsite.tsx'
import { renderFeature } from '../support/render-feature.tsx'

const reopen = vi.fn()
vi.mock('../../src/store/consent.ts', () => ({ consent: () => ({ reopen }) }))

afterEach(cleanup)

test('says so while the cookie settings do not open, and no longer once they do', async () => {
  reopen.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch')
  })
  const microsite = { router: undefined as never, ownsPage: true, setTitle: () => {} }
  renderFeature(
    <InMicrosite>
      <MicrositeContext value={microsite}>
        <Footer />
      </MicrositeContext>
    </InMicrosite>,
  )
  const settings = await screen.findByRole('button', { name: 'Cookie settings' })
  fireEvent.click(settings)
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong. Please refresh & try again!')
  fireEvent.click(settings)
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(reopen).toHaveBeenCalledTimes(2)
})
