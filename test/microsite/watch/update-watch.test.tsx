import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UpdateWatch } from '../../../src/microsite/watch/update-watch.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { renderFeature } from '../../support/render-feature.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function watching(build: number) {
  const reload = vi.fn()
  const feature = renderFeature(<UpdateWatch reload={reload} />, {
    prepare: server => server.answer('GET /app.json', json({ version: '2.1.1', build })),
  })
  await acting(() => vi.advanceTimersByTimeAsync(0))
  return { ...feature, reload }
}

test('says that there is a newer one, and what happens', async () => {
  const { reload } = await watching(86)
  screen.getByRole('heading', { name: 'Moonlight Ball has been updated' })
  expect(screen.getAllByText("We're refreshing the app to keep things up to date.").length).toBeGreaterThan(0)
  await acting(() => vi.advanceTimersByTimeAsync(3500))
  expect(reload).toHaveBeenCalledOnce()
})

test('says nothing of the same one', async () => {
  const { container } = await watching(85)
  expect(container.innerHTML).toBe('')
})
