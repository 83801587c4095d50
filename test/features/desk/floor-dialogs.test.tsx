import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MinutesDialog } from '../../../src/features/desk/floor/minutes-dialog.tsx'
import { ReasonDialog } from '../../../src/features/desk/floor/reason-dialog.tsx'
import { acting } from '../../support/acting.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { type } from '../../support/visitor.tsx'

afterEach(cleanup)

test('Enter in the field moves the end', async () => {
  const onMinutes = vi.fn()
  renderFeature(<MinutesDialog open onCancel={vi.fn()} onMinutes={onMinutes} />)
  await type('Minutes', '-5')
  await acting(() => fireEvent.submit(screen.getByLabelText('Minutes')))
  expect(onMinutes).toHaveBeenCalledWith(-5)
})

/** Withdraws bids one after the other, each for a reason. */
function Bids({ onReason }: Readonly<{ onReason: (reason: string) => void }>) {
  const [about, setAbout] = useState('one')
  return (
    <>
      <button type="button" onClick={() => setAbout('another')}>
        Another
      </button>
      <ReasonDialog open about={about} title="?" text="" action="Withdraw" onCancel={vi.fn()} onReason={onReason} />
    </>
  )
}

test('the reason for one bid is not the reason for the next, and stays if it could not be withdrawn', async () => {
  const onReason = vi.fn()
  renderFeature(<Bids onReason={onReason} />)
  const withdraw = () => acting(() => fireEvent.click(screen.getByText('Withdraw')))
  await type('Reason', 'Misheard')
  await withdraw()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Misheard')
  await acting(() => fireEvent.click(screen.getByText('Another')))
  await withdraw()
  expect(onReason.mock.calls).toEqual([['Misheard']])
})
