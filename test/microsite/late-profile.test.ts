import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStartUp, type StartUp } from '../../src/microsite/start-up.ts'
import { held, json } from '../support/fake-server.ts'
import { testSite } from '../support/test-site.ts'
import { wireSettings } from '../support/wire.ts'
import { fakePage } from './fake-host-page.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const leadingTo = (redirect_route: string) => json({ user: null, redirect_route, base_url: '/' })

test.each<[string, (startUp: StartUp) => void, string[]]>([
  ['asked for again', startUp => void startUp.askAgain(), ['/second']],
  ['no longer wanted', startUp => startUp.end(), []],
])('a late profile that is %s leads nowhere', async (_, since, expected) => {
  const { site, server } = testSite()
  const slow = held(leadingTo('/first'))
  server.answer('GET /app/settings', json({ ...wireSettings, fonts: [] }))
  server.answer('GET /users/profile', slow.answer)
  const followed: string[] = []
  const follow = (route: string) => void followed.push(route)
  const startUp = createStartUp(site, fakePage({}).page, { firstScreen: Promise.resolve(), follow, onProblem() {} })
  void startUp.begin()
  await vi.advanceTimersByTimeAsync(6000)
  expect(startUp.$problem.get()).toEqual({ type: 'timeout' })
  server.answer('GET /users/profile', leadingTo('/second'))
  since(startUp)
  slow.release()
  await vi.advanceTimersByTimeAsync(600)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
  expect(followed).toEqual(expected)
})
