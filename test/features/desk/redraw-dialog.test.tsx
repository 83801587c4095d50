import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { RedrawDialog } from '../../../src/features/desk/draws/redraw-dialog.tsx'
import { acting } from '../../support/acting.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { type } from '../../support/visitor.tsx'

afterEach(cleanup)

/** Draws prizes again one after the other, each for a reason. */
function Prizes({ onReason }: Readonly<{ onReason: (reason: string) => void }>) {
  const [about, setAbout] = useState('one')
  return (
    <>
      <button type="button" onClick={() => setAbout('another')}>
        Another
      </button>
      <RedrawDialog open about={about} text="Number 3 loses it." onCancel={vi.fn()} onReason={onReason} />
    </>
  )
}

test('a prize is drawn again for a reason of its own, which stays if that failed', async () => {
  const onReason = vi.fn()
  renderFeature(<Prizes onReason={onReason} />)
  const reason = () => screen.getByLabelText<HTMLInputElement>('Reason')
  await acting(() => fireEvent.click(screen.getByText('Draw again')))
  screen.getByText(/^Say why/)
  expect(document.activeElement).toBe(reason())
  await type('Reason', ' Given back ')
  expect(screen.queryByText(/^Say why/)).toBeNull()
  await acting(() => fireEvent.submit(reason()))
  expect(reason().value).toBe(' Given back ')
  await acting(() => fireEvent.click(screen.getByText('Another')))
  await acting(() => fireEvent.submit(reason()))
  expect(onReason.mock.calls).toEqual([['Given back']])
})
