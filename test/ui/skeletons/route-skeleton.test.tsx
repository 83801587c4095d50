import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { plans, type SkeletonKey } from '../../../src/ui/skeletons/plans.ts'
import { RouteSkeleton } from '../../../src/ui/skeletons/route-skeleton.tsx'

afterEach(cleanup)

const keys = Object.keys(plans) as SkeletonKey[]

test('there is a skeleton for each route key of the specification, and one for the checkout', () => {
  const specified =
    'login register pr rp your_account tickets donate pledge surveys polls auction_item raffle_item pledge_view live_auction ' +
    'buy_now_items sealed_auction silent_auction auction fundraising raffle auction_ct leaderboard root home checkout'
  expect(keys.toSorted()).toEqual(specified.split(' ').sort())
})

describe.each(keys)('%s', name => {
  test('announces that it is busy, and nothing else', () => {
    render(<RouteSkeleton name={name} label="Loading" />)
    const region = screen.getByRole('status', { name: 'Loading' })
    expect(region.getAttribute('aria-busy')).toBe('true')
    const bones = region.querySelectorAll('.skeleton')
    expect(bones.length).toBeGreaterThan(3)
    for (const bone of bones) expect(bone.getAttribute('aria-hidden')).toBe('true')
  })
})

test.each([
  ['auction', 8],
  ['fundraising', 6],
] as const)('%s has %i cards', (name, count) => {
  const { container } = render(<RouteSkeleton name={name} label="Loading" />)
  expect(container.querySelectorAll('.bones-cards > div')).toHaveLength(count)
})
