import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Failure, httpFailure } from '../../src/api/errors.ts'
import { useFailure } from '../../src/hooks/use-failure.ts'
import { notices } from '../../src/store/notices.ts'
import { pagePort } from '../../src/store/page-port.ts'
import { acting } from '../support/acting.ts'
import { renderFeature } from '../support/render-feature.tsx'

afterEach(cleanup)

function Form({ failure }: Readonly<{ failure: Failure }>) {
  const said = useFailure(failure)
  return <p>{said ? `${said.title} ${said.text ?? ''}` : 'nothing'}</p>
}

test('shows its message', () => {
  const { text } = renderFeature(<Form failure={httpFailure(500, {}, null)} />)
  expect(text()).toMatch(/^System Error Something went wrong/)
})

test('leaves a failure that needs an action to the microsite, if there is one', async () => {
  const { site, text } = renderFeature(<Form failure={httpFailure(409, { button_label: 'See others' }, null)} />)
  expect(text()).toMatch(/^System Error/)
  expect(notices(site).$list.get()).toEqual([])
  await acting(() => pagePort(site).set({ isOwn: true, restart() {}, open() {}, leave() {} }))
  expect(text()).toBe('nothing')
  expect(notices(site).$list.get()).toMatchObject([{ action: { label: 'See others' } }])
})
