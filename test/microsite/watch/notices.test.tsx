import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Failure, httpFailure } from '../../../src/api/errors.ts'
import { Notices } from '../../../src/microsite/watch/notices.tsx'
import { notices } from '../../../src/store/notices.ts'
import { pagePort } from '../../../src/store/page-port.ts'
import { acting } from '../../support/acting.ts'
import { renderFeature } from '../../support/render-feature.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function shown() {
  const feature = renderFeature(<Notices />)
  const restart = vi.fn()
  pagePort(feature.site).set({ isOwn: true, restart, open() {}, leave() {} })
  return { ...feature, restart, fail: (failure: Failure) => acting(() => notices(feature.site).fail(failure)) }
}

const wait = (milliseconds: number) => acting(() => vi.advanceTimersByTime(milliseconds))

test('a failure is said in the catalogue’s words for six seconds', async () => {
  const { fail } = shown()
  await fail({ type: 'network' })
  await fail({ type: 'network' })
  expect(screen.getAllByText('System Error')).toHaveLength(1)
  screen.getByText('Something went wrong. Check your internet connection and try again!')
  await wait(5999)
  screen.getByText('System Error')
  await wait(1)
  expect(screen.queryByText('System Error')).toBeNull()
})

test('the server’s words are shown as they are, and its button stays until it is pressed', async () => {
  const { fail } = shown()
  await fail(
    httpFailure(
      409,
      { error_header: '<b>The hammer has fallen</b>', error_description: 'Sold.', button_label: 'I see' },
      null,
    ),
  )
  screen.getByText('<b>The hammer has fallen</b>')
  await wait(60_000)
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'I see' })))
  expect(screen.queryByText('Sold.')).toBeNull()
})

test('a session that is over must be answered, and OK begins anew', async () => {
  const { fail, restart } = shown()
  await fail(httpFailure(401, {}, null))
  const dialog = screen.getByRole('alertdialog')
  expect(dialog.textContent).toContain('Session expired.')
  expect(dialog.textContent).toContain(
    "Your session has expired, as a security measure you have been logged out. Click 'OK' to log back in.",
  )
  await wait(60_000)
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'OK' })))
  expect(restart).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an archived account is said, and all begins anew after two seconds', async () => {
  const { fail, restart, site } = shown()
  site.$token.set('token-1')
  await fail(httpFailure(401, { error: 'invalid_token' }, null))
  screen.getByText('Account archived')
  screen.getByText('Please contact support.')
  await wait(2000)
  expect(restart).toHaveBeenCalledOnce()
})

test('is said in the reader’s language', async () => {
  const { site } = renderFeature(<Notices />, { locale: 'de' })
  await acting(() => vi.advanceTimersByTimeAsync(50))
  await acting(() => notices(site).fail(httpFailure(404, {}, null)))
  await vi.waitFor(() => screen.getByText('Was Sie suchen, wurde leider nicht gefunden.'))
})
