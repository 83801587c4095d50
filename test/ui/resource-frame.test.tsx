import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NoticeProblem } from '../../src/ui/notice-problem.tsx'
import { type FrameInput, ResourceFrame } from '../../src/ui/resource-frame.tsx'

afterEach(cleanup)

const words = {
  loading: 'Loading',
  slow: 'Still trying',
  failed: 'Can’t be shown',
  stale: 'May be old',
  retry: 'Again',
}
const onRetry = vi.fn()

function show(
  state: FrameInput<string>['state'],
  more: Partial<Parameters<typeof ResourceFrame<string, unknown>>[0]> = {},
) {
  const { container } = render(
    <ResourceFrame state={state} words={words} onRetry={onRetry} {...more}>
      {value => <p>{value}</p>}
    </ResourceFrame>,
  )
  return container.textContent
}

test('shows what was read, and nothing else', () => {
  expect(show({ type: 'ready', value: 'Twelve lots' })).toBe('Twelve lots')
  expect(screen.queryByRole('status')).toBeNull()
})

test('says that it loads, and after a while that it still loads', () => {
  expect(show({ type: 'loading', slow: false })).toBe('Loading')
  cleanup()
  expect(show({ type: 'loading', slow: true })).toBe('Still trying')
})

test('the content has elements of its own, so that nothing moves', () => {
  const frame = (state: FrameInput<string>['state']) => (
    <ResourceFrame state={state} words={words} onRetry={onRetry}>
      {value => <div data-testid="content">{value}</div>}
    </ResourceFrame>
  )
  const { rerender } = render(frame({ type: 'loading', slow: false }))
  const placeholder = screen.getByRole('status')
  rerender(frame({ type: 'ready', value: 'Twelve lots' }))
  expect(screen.getByTestId('content')).not.toBe(placeholder)
})

test('a skeleton without text has a name, and shows text when loading takes long', () => {
  const skeleton = <hr />
  expect(show({ type: 'loading', slow: false }, { skeleton })).toBe('')
  expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true')
  cleanup()
  expect(show({ type: 'loading', slow: true }, { skeleton })).toBe('Still trying')
})

test('a skeleton with its own text shows it', () => {
  expect(show({ type: 'loading', slow: true }, { skeleton: said => <b>{said}!</b> })).toBe('Still trying!')
})

test.each([undefined, NoticeProblem])('shows what failed, and tries again on request', Problem => {
  show({ type: 'failed', failure: { type: 'network' } }, { why: 'Too busy', ...(Problem && { Problem }) })
  expect(screen.getByRole(Problem ? 'alert' : 'status').textContent).toContain('Can’t be shown')
  if (Problem) expect(screen.getByText('Too busy')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  onRetry.mockClear()
})

test('marks stale data, and keeps showing it', () => {
  expect(show({ type: 'ready', value: 'Twelve lots', problem: { type: 'network' } })).toMatch(
    /May be old.*Again.*Twelve/,
  )
})
