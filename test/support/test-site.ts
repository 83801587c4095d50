import { createSite, type Site } from '../../src/store/site.ts'
import { json } from './fake-server.ts'
import { noteSite } from './site-order.ts'
import { type TestEnvironment, testEnvironment } from './test-environment.ts'
import { wireBlockSettings, wireSettings, wireTotal } from './wire.ts'

export interface TestSite {
  site: Site
  environment: TestEnvironment
  server: TestEnvironment['server']
}

/** A site for one test, whose server knows the event and its total. */
export function testSite(given: Partial<TestEnvironment> = {}): TestSite {
  const environment = testEnvironment(given)
  environment.server.answer('GET /app/settings', json(wireSettings))
  environment.server.answer('GET /app/settings/block', json(wireBlockSettings))
  environment.server.answer('GET /donations/total', json(wireTotal))
  const site = createSite(environment, { host: 'https://give.example', event: 'gala' })
  noteSite(site.slices)
  return { site, environment, server: environment.server }
}
