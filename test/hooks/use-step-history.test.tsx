import { useStore } from '@nanostores/react'
import { act, cleanup, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { type MicrositeLinks, SurroundingsContext, useSurroundings } from '../../src/hooks/context.ts'
import { useStepHistory } from '../../src/hooks/use-step-history.ts'
import { renderFeature } from '../support/render-feature.tsx'
import { stepBrowser } from '../support/step-browser.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const $step = atom<string | undefined>()

function Form() {
  const step = useStore($step)
  const show = (next: string | undefined) => {
    $step.set(next)
    return true
  }
  useStepHistory({ order: ['details'], step, show })
  return <p>{step ?? 'first'}</p>
}

function InMicrosite({ steps }: { steps: MicrositeLinks['steps'] }) {
  const links: MicrositeLinks = { href: path => path, open: () => {}, here: () => '/', steps }
  return (
    <SurroundingsContext value={{ ...useSurroundings(), links }}>
      <Form />
    </SurroundingsContext>
  )
}

test('Forward while Back is still being rendered goes forward', async () => {
  $step.set(undefined)
  const { steps, go, at } = stepBrowser()
  renderFeature(<InMicrosite steps={steps} />)
  await act(async () => $step.set('details'))
  expect(at()).toBe(1)
  go(-1)
  // The screen is drawn at once, and what follows from it runs later.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  expect(screen.queryByText('first')).not.toBeNull()
  go(1)
  await act(async () => {})
  expect([at(), screen.queryByText('details')?.textContent]).toEqual([1, 'details'])
})
