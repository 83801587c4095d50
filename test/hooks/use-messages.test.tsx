import { cleanup } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { frameMessages } from '../../src/hooks/frame.messages.ts'
import { useMessages } from '../../src/hooks/use-messages.ts'
import { acting } from '../support/acting.ts'
import { renderFeature } from '../support/render-feature.tsx'

afterEach(cleanup)

const formatters = new Set<unknown>()

function Feature() {
  const say = useMessages(frameMessages)
  const [, render] = useState(0)
  formatters.add(say)
  return (
    <button type="button" onClick={() => render(count => count + 1)}>
      {say('retry')}
    </button>
  )
}

test('formats with the same function in each render, so that it can be a dependency', async () => {
  const { container, text } = renderFeature(<Feature />)
  for (let round = 0; round < 2; round++) await acting(async () => container.querySelector('button')?.click())
  expect(text()).toBe('Try again')
  expect(formatters.size).toBe(1)
})
