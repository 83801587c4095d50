import { afterEach, expect, test, vi } from 'vitest'
import {
  untilFirstDial,
  untilNextAsk,
  untilNextCheck,
  untilNextDial,
  untilRefusedDial,
} from '../../../src/api/realtime/pace.ts'

const draws = Array.from({ length: 101 }, (_, index) => index / 100)

/** The shortest and the longest time that chance may give. */
function range(time: () => number): number[] {
  const times = draws.map(draw => {
    vi.spyOn(Math, 'random').mockReturnValue(draw)
    return time()
  })
  return [Math.min(...times), Math.max(...times)].map(Math.round)
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('spreads the first attempts evenly over four seconds', () => {
  expect(range(untilFirstDial)).toEqual([0, 4000])
})

test('dials every four seconds or so for two minutes, then less often, but always before pusher-js would', () => {
  for (let attempt = 0; attempt <= 30; attempt++) {
    expect(range(() => untilNextDial(attempt))).toEqual([3600, 4400])
  }
  expect(range(() => untilNextDial(34))[0]).toBeGreaterThan(5000)
  for (const attempt of [60, 1000, 100_000]) {
    expect(range(() => untilNextDial(attempt))).toEqual([10_800, 13_200])
  }
})

test('tries a server that has refused again after some minutes', () => {
  expect(range(untilRefusedDial)).toEqual([90_000, 270_000])
})

test('polls often for two minutes, then less, and rarely with a connection', () => {
  expect(range(() => untilNextAsk(0))).toEqual([1400, 4200])
  expect(range(() => untilNextAsk(35))).toEqual([1400, 4200])
  expect(range(() => untilNextAsk(36))).toEqual([10_000, 30_000])
  expect(range(untilNextCheck)).toEqual([180_000, 420_000])
})
