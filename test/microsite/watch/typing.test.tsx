import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchTyping } from '../../../src/microsite/watch/typing.ts'
import { busyness } from '../../../src/store/busyness.ts'
import { testSite } from '../../support/test-site.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function watched() {
  const busy = busyness(testSite().site)
  const { container, rerender } = render(<Form />)
  const stop = watchTyping(container, busy)
  return { stop, works: () => busy.$activities.get(), leave: () => rerender(<p>Thank you</p>) }
}

function Form() {
  return (
    <form>
      <label>
        Name <input />
      </label>
      <label>
        Message <textarea />
      </label>
      <label>
        Yes <input type="checkbox" />
      </label>
      <button type="button">Go on</button>
    </form>
  )
}

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const wait = () => vi.advanceTimersByTime(1000)

test('holds from the first key until the form is gone', () => {
  const { works, leave } = watched()
  expect(works()).toEqual([])
  type('Name', 'Ada')
  type('Message', 'With love')
  wait()
  expect(works()).toEqual(['typing'])
  leave()
  wait()
  expect(works()).toEqual([])
})

test('lets go when all that was typed has been cleared', () => {
  const { works } = watched()
  type('Name', 'A')
  type('Message', 'B')
  type('Name', '')
  wait()
  expect(works()).toEqual(['typing'])
  type('Message', '')
  wait()
  expect(works()).toEqual([])
  type('Name', 'Ada')
  expect(works()).toEqual(['typing'])
})

test('a tick is an answer, too', () => {
  const { works } = watched()
  fireEvent.input(screen.getByLabelText('Yes'))
  wait()
  expect(works()).toEqual(['typing'])
})

test('lets go when nobody watches any more', () => {
  const { works, stop } = watched()
  type('Name', 'Ada')
  stop()
  expect(works()).toEqual([])
  type('Name', 'Ada L')
  expect(works()).toEqual([])
})
