import { afterEach, expect, test, vi } from 'vitest'
import { register } from '../../src/widget/register.tsx'
import { acting } from '../support/acting.ts'
import { testEnvironment } from '../support/test-environment.ts'
import { clearPage } from './clear-page.ts'
import { shown, testWidget } from './test-widget.tsx'

afterEach(clearPage)

test('a fault is over when the element names another event', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', testEnvironment().server.fetch)
  const begin = ({ event }: { event: string }) => {
    if (event === 'gala') throw new Error('broken')
  }
  const widget = testWidget({ begin })
  register(widget)
  const element = document.createElement(`fayre-${widget.tag}`)
  element.setAttribute('event', 'gala')
  await acting(() => document.body.append(element))
  expect(shown(element)).toBeUndefined()
  await acting(() => element.setAttribute('event', 'fair'))
  expect(shown(element)).toMatchObject({ event: 'fair' })
})
