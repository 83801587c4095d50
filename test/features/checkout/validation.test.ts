import { expect, test } from 'vitest'
import { emptyAnswers } from '../../../src/features/checkout/answers.ts'
import { readySettings } from '../../../src/features/checkout/ready-settings.ts'
import { checkStep } from '../../../src/features/checkout/validation.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { testSite } from '../../support/test-site.ts'
import { settingsWith } from '../../support/wire.ts'

test.each([
  ['KWD', 3, '1.005', { key: 'amountPrecise', values: { decimals: 2 } }],
  ['KWD', 3, '1.010', undefined],
  ['GBP', 2, '1.05', undefined],
])(
  'in %s with %i decimals an own contribution of %s is a charge that the provider takes, or a mistake',
  (currency, currency_decimals, ownContribution, mistake) => {
    const { site } = testSite()
    eventSettings(site).accept(settingsWith({ currency, currency_decimals }))
    const questions = { contribution: { purpose: 'the running costs', amounts: [] } }
    const answers = { ...emptyAnswers, contribution: 'own', ownContribution }
    const { ownContribution: found } = checkStep('payment', answers, questions as never, readySettings(site).get())
    expect(found).toEqual(mistake)
  },
)
