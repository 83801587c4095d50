import { expect, test } from 'vitest'
import {
  untilFirstDial,
  untilNextAsk,
  untilNextCheck,
  untilNextDial,
  untilRefusedDial,
} from '../../../src/api/realtime/pace.ts'

const draws = Array.from({ length: 101 }, (_, index) => index / 100)
const range = (of: (random: number) => number) => {
  const times = draws.map(of)
  return [Math.min(...times), Math.max(...times)].map(Math.round)
}

test('spreads the first attempts evenly over four seconds', () => {
  expect(range(untilFirstDial)).toEqual([0, 4000])
})

test('dials every four seconds or so for two minutes, then less often, but always before pusher-js would', () => {
  for (let attempt = 0; attempt <= 30; attempt++) {
    expect(range(random => untilNextDial(attempt, random))).toEqual([3600, 4400])
  }
  expect(range(random => untilNextDial(34, random))[0]).toBeGreaterThan(5000)
  for (const attempt of [60, 1000, 100_000]) {
    expect(range(random => untilNextDial(attempt, random))).toEqual([10_800, 13_200])
  }
})

test('tries a server that has refused again after some minutes', () => {
  expect(range(untilRefusedDial)).toEqual([90_000, 270_000])
})

test('polls often for two minutes, then less, and rarely with a connection', () => {
  expect(range(random => untilNextAsk(0, random))).toEqual([1600, 4800])
  expect(range(random => untilNextAsk(31, random))).toEqual([1600, 4800])
  expect(range(random => untilNextAsk(32, random))).toEqual([10_000, 30_000])
  expect(range(untilNextCheck)).toEqual([180_000, 420_000])
})
