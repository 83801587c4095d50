import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accountMessages } from '../../../src/features/account/account.messages.ts'
import { checkoutMessages } from '../../../src/features/checkout/checkout.messages.ts'
import { voucherMessages } from '../../../src/features/checkout/voucher.messages.ts'
import { donationFormMessages } from '../../../src/features/donation-form/donation-form.messages.ts'
import { donationLaterMessages } from '../../../src/features/donation-form/donation-later.messages.ts'
import { donationProgressMessages } from '../../../src/features/donation-progress/donation-progress.messages.ts'
import { orderCompleteMessages } from '../../../src/features/order-complete/order-complete.messages.ts'
import { paymentRequestMessages } from '../../../src/features/payment-request/payment-request.messages.ts'
import { preAuthMessages } from '../../../src/features/pre-auth/pre-auth.messages.ts'
import { signInMessages } from '../../../src/features/sign-in/sign-in.messages.ts'
import { totalRaisedMessages } from '../../../src/features/total-raised/total-raised.messages.ts'
import { termMessages } from '../../../src/hooks/use-term.ts'
import { countdownMessages } from '../../../src/lib/countdown.ts'
import { fieldMessages } from '../../../src/lib/field-messages.ts'
import { formFrameMessages } from '../../../src/lib/form-frame-messages.ts'
import { fill, type Message, type Messages } from '../../../src/lib/messages.ts'
import { de } from '../../../src/lib/translations/de.ts'
import { formMessages } from '../../../src/lib/validation.ts'
import { micrositeMessages } from '../../../src/microsite/microsite.messages.ts'
import { pagesMessages } from '../../../src/microsite/pages.messages.ts'
import { routes } from '../../../src/microsite/routes.ts'
import { watchMessages } from '../../../src/microsite/watch/watch.messages.ts'
import { noticeMessages } from '../../../src/store/notices.messages.ts'
import { problemMessages } from '../../../src/store/problem.ts'

const english: Readonly<Record<string, Messages>> = {
  'pre-auth': preAuthMessages,
  account: accountMessages,
  'form-frame': formFrameMessages,
  'sign-in': signInMessages,
  checkout: checkoutMessages,
  voucher: voucherMessages,
  'order-complete': orderCompleteMessages,
  'payment-request': paymentRequestMessages,
  'donation-form': donationFormMessages,
  'donation-later': donationLaterMessages,
  'donation-progress': donationProgressMessages,
  'total-raised': totalRaisedMessages,
  countdown: countdownMessages,
  fields: fieldMessages,
  form: formMessages,
  microsite: micrositeMessages,
  notices: noticeMessages,
  pages: pagesMessages,
  problem: problemMessages,
  titles: Object.fromEntries(routes.map(({ name }) => [name, name])),
  terms: termMessages,
  watch: watchMessages,
}
const german: Readonly<Record<string, Messages>> = de

/** Every `*.messages.ts` of a feature, so that a new one cannot be forgotten above. */
const files = readdirSync(new URL('../../../src/features', import.meta.url), { recursive: true, encoding: 'utf8' })

test('no feature is left out of this test', () => {
  const features = files.filter(path => path.endsWith('.messages.ts')).map(path => path.split('/').at(-2))
  expect(features.length).toBeGreaterThan(2)
  expect(Object.keys(english)).toEqual(expect.arrayContaining(features))
})

test('German has the same features as English, and no others', () => {
  expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort())
})

describe.each(Object.entries(english))('%s', (feature, messages) => {
  const translated = german[feature] ?? {}

  test('has the same sentences, and no others', () => {
    expect(Object.keys(translated).sort()).toEqual(Object.keys(messages).sort())
  })

  test.each(Object.entries(messages))('%s has the same forms and placeholders', (key, message) => {
    const other = translated[key] ?? ''
    expect(placeholders(other)).toEqual(placeholders(message))
    for (const text of Object.values(formsOf(other))) expect(text.trim()).not.toBe('')
  })
})

test('each form is said for its number', () => {
  const donors = de['total-raised'].donors
  expect(fill(donors, { count: 1 }, 'de')).not.toContain('Menschen')
  expect(fill(donors, { count: 2 }, 'de')).toContain('Menschen')
})

function formsOf(message: Message): Readonly<Record<string, string>> {
  return typeof message === 'string' ? { text: message } : message
}

/** By form, so that no form lacks what the other says. */
function placeholders(message: Message): Record<string, string[]> {
  const found = Object.entries(formsOf(message)).map(([form, text]) => [form, (text.match(/\{\w+\}/g) ?? []).sort()])
  return Object.fromEntries(found)
}
