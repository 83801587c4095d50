import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { RedrawDialog } from '../../../src/features/desk/draws/redraw-dialog.tsx'
import { acting } from '../../support/acting.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press, type } from '../../support/visitor.tsx'

afterEach(cleanup)

/** Draws prizes again one after the other, each for a reason. */
function Prizes({ onReason }: Readonly<{ onReason: (reason: string) => Promise<void> }>) {
  const [about, setAbout] = useState('one')
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setAbout('another')}>
        Another
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <RedrawDialog {...{ about, onReason }} text="Number 3 loses it." onClose={() => setOpen(false)} />}
    </>
  )
}

test('a prize is drawn again for a reason of its own, which stays if that failed', async () => {
  const onReason = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  renderFeature(<Prizes onReason={onReason} />)
  const reason = () => screen.getByLabelText<HTMLInputElement>('Reason')
  await press('Draw again')
  expect(mistakes()[0]).toMatch(/^Say why/)
  await type('Reason', ' Given back ')
  expect(screen.queryByText(/^Say why/)).toBeNull()
  await acting(() => fireEvent.submit(reason()))
  await rest()
  expect(reason().value).toBe(' Given back ')
  await acting(() => fireEvent.click(screen.getByText('Another')))
  expect(reason().value).toBe('')
  await acting(() => fireEvent.submit(reason()))
  expect(onReason.mock.calls).toEqual([['Given back']])
})

test('a reason outlives its closed dialog, until it is sent', async () => {
  const onReason = vi.fn().mockResolvedValue(undefined)
  renderFeature(<Prizes onReason={onReason} />)
  const reason = () => screen.getByLabelText<HTMLInputElement>('Reason')
  await type('Reason', 'Given back')
  await acting(() => fireEvent.click(screen.getAllByText('Not now').at(-1) as HTMLElement))
  await acting(() => fireEvent.click(screen.getByText('Open')))
  expect(reason().value).toBe('Given back')
  await acting(() => fireEvent.submit(reason()))
  await rest()
  await acting(() => fireEvent.click(screen.getByText('Open')))
  expect(reason().value).toBe('')
})
