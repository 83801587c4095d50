import { cleanup } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, expect, test } from 'vitest'
import { type Failure, httpFailure } from '../../src/api/errors.ts'
import { useCommandFailure } from '../../src/hooks/use-failure.ts'
import { useUnanswered } from '../../src/hooks/use-unanswered.ts'
import type { CommandState } from '../../src/store/command.ts'
import { acting } from '../support/acting.ts'
import { renderFeature } from '../support/render-feature.tsx'

afterEach(cleanup)

const failed = (failure: Failure): CommandState => ({ type: 'failed', failure })
const $state = atom<CommandState>({ type: 'idle' })

function Shown() {
  const shown = useUnanswered({ $state }, useCommandFailure({ $state }), 'Your vote is kept.')
  return <p>{shown ? [shown.kind ?? 'error', shown.title, shown.text].join(' | ') : 'nothing'}</p>
}

test('without a network the notice says what is kept, and that the device is online again', async () => {
  const { text } = renderFeature(<Shown />)
  expect(text()).toBe('nothing')
  await acting(() => $state.set(failed({ type: 'network' })))
  expect(text()).toBe('error | No connection | Your vote is kept.')
  await acting(() => window.dispatchEvent(new Event('online')))
  expect(text()).toBe('info | You are online again | Your vote is kept.')
  await acting(() => $state.set(failed({ type: 'network' })))
  expect(text()).toBe('error | No connection | Your vote is kept.')
})

test('a try that the server may have heard keeps the catalogue’s words, and its refusal says all', async () => {
  const { text } = renderFeature(<Shown />)
  await acting(() => $state.set(failed(httpFailure(502, {}, null))))
  expect(text()).toMatch(/^error \| System Error \| Something went wrong.* Your vote is kept\.$/)
  await acting(() => $state.set(failed(httpFailure(409, { error_description: 'Closed.' }, null))))
  expect(text()).toMatch(/^error \| Closed\.[ |]*$/)
})
