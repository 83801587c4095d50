import type { EndpointName, Fault } from './fault.ts'

const keepsLast = 'the total says that it cannot be shown just now; no wrong amount is ever shown'
const money = /"(total_raised|goal|order_total|amount)":\d+/g

/** Answers of the right shape with impossible values. */
export const values: readonly Fault[] = [
  changed('money-fraction', ['donationTotal'], text => text.replace(money, '"$1":10.5'), keepsLast),
  changed('money-text', ['donationTotal'], text => text.replace(money, '"$1":"NaN"'), keepsLast),
  changed('money-endless', ['donationTotal'], text => text.replace(money, '"$1":1e400'), keepsLast),
  changed('money-inexact', ['donationTotal'], text => text.replace(money, '"$1":9007199254740993'), keepsLast),
  changed('money-missing', ['donationTotal'], without('total_raised'), keepsLast),
  changed(
    'unknown-block',
    ['page'],
    text => text.replace(/"type":"html"/, '"type":"hologram"'),
    'what the browser does not know is left out; the rest of the page is shown',
  ),
  changed(
    'unknown-mode',
    ['appSettings'],
    text => text.replace(/"modeISLIST_Dev_Prod":"\w+"/, '"modeISLIST_Dev_Prod":"Staging"'),
    "'Something went wrong. Please refresh & try again!'",
  ),
  changed(
    'unknown-status',
    ['appStatus'],
    text => text.replace(/"status":"\w+"/, '"status":"dreaming"'),
    'nothing is noticed; the next check is made in its time',
  ),
  changed(
    'content-missing',
    ['page'],
    without('content'),
    'the page says that it could not be shown, and offers to try again',
  ),
  changed(
    'event-id-missing',
    ['appSettings'],
    without('event_id'),
    "'Something went wrong. Please refresh & try again!'",
  ),
  changed(
    'block-event-id-missing',
    ['blockSettings'],
    without('event_id'),
    'the block says that it cannot be shown just now, and offers to try again',
  ),
  changed('menu-missing', ['appSettings'], without('menu'), "'Something went wrong. Please refresh & try again!'"),
  changed('settings-empty', ['appSettings'], () => '', 'nothing is shown: no settings came back'),
  changed('user-missing', ['profile'], without('user'), 'the visitor counts as nobody, and the site works'),
  changed(
    'prototype',
    ['page'],
    text => text.replace('{', '{"__proto__":{"polluted":true},'),
    'the page is shown, and no object has become another',
  ),
]

function changed(name: string, at: readonly EndpointName[], body: (json: string) => string, end: string): Fault {
  return { name, at, effect: { type: 'change', body }, end }
}

function without(field: string): (json: string) => string {
  return text => {
    const { [field]: _, ...rest } = JSON.parse(text) as Record<string, unknown>
    return JSON.stringify(rest)
  }
}
