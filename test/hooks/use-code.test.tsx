import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCodeFrame } from '../../src/hooks/use-code.ts'
import { ResourceFrame } from '../../src/ui/resource-frame.tsx'
import { acting } from '../support/acting.ts'
import { renderFeature } from '../support/render-feature.tsx'

afterEach(cleanup)

const load = vi.fn(async () => 'Sponsors')

function Part() {
  return <ResourceFrame {...useCodeFrame(load)}>{text => <p>{text}</p>}</ResourceFrame>
}

test('code that fails to load shows an error in its place, and is requested again on demand', async () => {
  for (let time = 0; time < 3; time++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { text } = renderFeature(<Part />)
  const settled = () => acting(() => new Promise(done => setTimeout(done))).then(text)
  expect(text()).toBe('Loading…')
  await expect.poll(settled).toContain('This can’t be shown just now.')
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  await expect.poll(settled).toBe('Sponsors')
  expect(load).toHaveBeenCalledTimes(4)
})
