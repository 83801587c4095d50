import { cleanup, fireEvent, screen } from '@testing-library/react'
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

test('the reason for one bid is not the reason for the next', async () => {
  const onReason = vi.fn()
  renderFeature(<ReasonDialog open title="?" text="" action="Withdraw" onCancel={vi.fn()} onReason={onReason} />)
  const withdraw = () => acting(() => fireEvent.click(screen.getByRole('button', { name: 'Withdraw' })))
  await type('Reason', 'Misheard')
  await withdraw()
  await withdraw()
  expect(onReason.mock.calls).toEqual([['Misheard']])
})
