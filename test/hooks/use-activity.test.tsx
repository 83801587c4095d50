import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useActivity } from '../../src/hooks/use-activity.ts'
import { busyness } from '../../src/store/busyness.ts'
import { renderFeature } from '../support/render-feature.tsx'

afterEach(cleanup)

function Card() {
  useActivity('payment')
  return null
}

test('lasts as long as it is on the screen', () => {
  const { site } = renderFeature(<Card />)
  expect(busyness(site).$activities.get()).toEqual(['payment'])
  cleanup()
  expect(busyness(site).$activities.get()).toEqual([])
})
