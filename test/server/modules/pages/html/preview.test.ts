import { expect, test } from 'vitest'
import { mayPreview, previewToken } from '../../../../../host-demo/server/modules/pages/html/preview.ts'

const at = (day: number) => ({ previewSecret: 'secret', now: () => new Date(Date.UTC(2026, 10, day)) })

test('shows only its own page, for a week', () => {
  const token = previewToken(at(1), 'moonlight', 'thank-you')
  expect(mayPreview(at(1), 'moonlight', 'thank-you', token)).toBe(true)
  expect(mayPreview(at(8), 'moonlight', 'thank-you', token)).toBe(true)
  expect(mayPreview(at(10), 'moonlight', 'thank-you', token)).toBe(false)
})

test('shows no other page, and no other event', () => {
  const token = previewToken(at(1), 'moonlight', 'thank-you')
  expect(mayPreview(at(1), 'moonlight', 'results', token)).toBe(false)
  expect(mayPreview(at(1), 'riverside', 'thank-you', token)).toBe(false)
  expect(mayPreview({ ...at(1), previewSecret: 'other' }, 'moonlight', 'thank-you', token)).toBe(false)
})

test('cannot be made by hand', () => {
  const [, signature = ''] = previewToken(at(1), 'moonlight', 'thank-you').split('.')
  for (const token of [undefined, '', 'yes', '99999', '99999.', `99999.${signature}`, `.${signature}`, '20000.é']) {
    expect(mayPreview(at(1), 'moonlight', 'thank-you', token)).toBe(false)
  }
})
