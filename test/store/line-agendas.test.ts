import { expect, test } from 'vitest'
import { lineAgendas } from '../../src/store/line-agendas.ts'
import { memoryStorage } from '../support/memory-storage.ts'
import { testSite } from '../support/test-site.ts'

test('keeps what is chosen in another tab', () => {
  const storage = memoryStorage()
  const [here, there] = [0, 1].map(() => lineAgendas(testSite({ storage }).site))
  there?.choose('dinner', 1, ['talk'])
  here?.choose('lunch', 0, ['walk'])
  here?.choose('dinner', 0, ['song'])
  const chosen = { dinner: [['song'], ['talk']], lunch: [['walk']] }
  expect(here?.$chosen.get()).toEqual(chosen)
  expect(lineAgendas(testSite({ storage }).site).$chosen.get()).toEqual(chosen)
})
