/** A page without a framework. */
import { type DefineOptions, defineAll, defineUsed, definitions, snippetFor, totalRaised } from 'fayre'
import type { DonationCompleteDetail } from 'fayre/donation-form'
import type { TotalRaisedElement } from 'fayre/total-raised'
import 'fayre/total-raised/define'

const options: DefineOptions = { prefix: 'give', host: 'https://give.example', event: 'ball', locale: 'de' }
defineAll(options)
const stop: () => void = defineUsed()
stop()
const tags: string[] = definitions.map(definition => definition.tag)
const snippet: string = snippetFor(totalRaised, { host: 'https://give.example', event: tags[0] ?? '' })

const element: TotalRaisedElement = document.createElement('fayre-total-raised')
element.label = snippet
element.label = null
element.noDonors = true
// @ts-expect-error: a flag is a boolean
element.noDonors = 'yes'
// @ts-expect-error: the label may be absent
element.label.length
// @ts-expect-error: it has no such property
element.colour = 'red'

const form = document.createElement('fayre-donation-form')
form.amount = 2500
// @ts-expect-error: minor units are a number
form.amount = '2500'
form.addEventListener('fayre-donation-complete', event => {
  const detail: DonationCompleteDetail = event.detail
  const amount: number = detail.amount
  // @ts-expect-error: the detail has no such field
  return amount + detail.total
})
form.addEventListener('fayre-donation-failed', ({ detail }) => {
  const reason: 'declined' = detail.reason
  return reason
})
// @ts-expect-error: no such option
defineAll({ colour: 'red' })
// @ts-expect-error: a snippet needs its event
snippetFor(totalRaised, { host: 'https://give.example' })
