import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyProblem } from '../../src/microsite/lazy-problem.tsx'
import { InMicrosite } from '../support/in-microsite.tsx'
import { renderFeature } from '../support/render-feature.tsx'

vi.mock('../../src/microsite/content/page-problem.tsx', () => Promise.reject(new TypeError('Failed to fetch')))

afterEach(cleanup)

test('a problem whose own code does not load is no endless wait: it offers another try', async () => {
  renderFeature(
    <InMicrosite>
      <LazyProblem
        of="read"
        failure={{ type: 'network' }}
        onRetry={() => {}}
        retryLabel="Try again"
        waiting="waiting"
      />
    </InMicrosite>,
  )
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText('waiting')).toBeNull()
})
