import type { Decline, TestCard } from './card.ts'
import { foreignCards } from './foreign-cards.ts'

const refuse = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
})
const insufficientFunds = refuse('insufficient_funds', 'Your card has insufficient funds.')

const card = (
  brand: string,
  digits: string,
  tokens: readonly string[] = [],
  more: Partial<TestCard> = {},
): TestCard => ({
  number: digits.replaceAll(' ', ''),
  brand,
  tokens,
  ...more,
})
const visa = (digits: string, tokens: readonly string[] = [], more: Partial<TestCard> = {}) =>
  card('visa', digits, tokens, more)

/** Stripe's test cards, https://docs.stripe.com/testing, without those for a reader's PIN and a health account. */
export const testCards: readonly TestCard[] = [
  visa('4242 4242 4242 4242', ['pm_card_visa', 'pm_card_gb', 'pm_card_us']),
  visa('4000 0566 5566 5556', ['pm_card_visa_debit']),
  visa('4000 0082 6000 0000', ['pm_card_gb_visa']),
  visa('4000 0582 6000 0005', ['pm_card_gb_debit']),
  card('mastercard', '5555 5555 5555 4444', ['pm_card_mastercard']),
  card('mastercard', '5200 8282 8282 8210', ['pm_card_mastercard_debit']),
  card('mastercard', '5105 1051 0510 5100', ['pm_card_mastercard_prepaid']),
  card('mastercard', '2223 0031 2200 3222'),
  card('mastercard', '5555 5582 6555 4449', ['pm_card_gb_mastercard']),
  card('amex', '3782 822463 10005', ['pm_card_amex', 'pm_card_amex_threeDSecureNotSupported']),
  card('amex', '3714 496353 98431'),
  card('discover', '6011 1111 1111 1117', ['pm_card_discover']),
  card('discover', '6011 0009 9013 9424'),
  card('discover', '6011 9811 1111 1113'),
  card('diners', '3056 9300 0902 0004', ['pm_card_diners']),
  card('diners', '3622 720627 1667'),
  card('jcb', '3566 0020 2036 0505', ['pm_card_jcb']),
  card('unionpay', '6200 0000 0000 0005', ['pm_card_unionpay']),
  card('unionpay', '6200 0000 0000 0047'),
  card('unionpay', '6205 5000 0000 0000 004'),
  card('jcb', '3530 1113 3330 0000'),
  card('mastercard', '5200 0078 4000 0022', ['pm_card_ae_mastercard']),
  visa('4000 0025 0000 1001', ['pm_card_visa_cartesBancaires']),
  card('mastercard', '5555 5525 0000 1001', ['pm_card_mastercard_cartesBancaires']),
  ...foreignCards.map(number => visa(number)),

  visa('4000 0000 0000 0002', ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'], {
    decline: refuse('generic_decline'),
  }),
  visa(
    '4000 0000 0000 9995',
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'pm_card_chargeDeclinedInsufficientFunds'],
    { decline: insufficientFunds },
  ),
  visa('4000 0000 0000 9987', ['pm_card_visa_chargeDeclinedLostCard'], { decline: refuse('lost_card') }),
  visa('4000 0000 0000 9979', ['pm_card_visa_chargeDeclinedStolenCard'], { decline: refuse('stolen_card') }),
  visa('4000 0000 0000 0069', ['pm_card_chargeDeclinedExpiredCard'], {
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  }),
  visa('4000 0000 0000 0127', ['pm_card_chargeDeclinedIncorrectCvc'], {
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  }),
  visa('4000 0000 0000 0119', ['pm_card_chargeDeclinedProcessingError'], {
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  }),
  visa('4000 0000 0000 6975', ['pm_card_visa_chargeDeclinedVelocityLimitExceeded'], {
    decline: refuse(
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
  }),
  visa('4100 0000 0000 0019', ['pm_card_radarBlock'], { decline: refuse('fraudulent') }),
  visa('4000 0000 0000 4954', ['pm_card_riskLevelHighest'], { decline: refuse('fraudulent') }),
  visa('4000 0000 0000 9235', ['pm_card_riskLevelElevated']),
  // A failed check of address or CVC is for the merchant's rules to refuse, and there are none here.
  visa('4000 0000 0000 0101', ['pm_card_cvcCheckFail']),
  visa('4000 0000 0000 0036', ['pm_card_avsZipFail']),
  visa('4000 0000 0000 0028', ['pm_card_avsLine1Fail']),
  visa('4000 0000 0000 0010', ['pm_card_avsFail']),
  visa('4000 0000 0000 0044', ['pm_card_avsUnchecked']),

  visa('4000 0000 0000 0259', ['pm_card_createDispute'], { afterwards: 'fraudulent' }),
  visa('4000 0000 0000 2685', ['pm_card_createDisputeProductNotReceived'], { afterwards: 'product_not_received' }),
  visa('4000 0000 0000 1976', ['pm_card_createDisputeInquiry'], { afterwards: 'inquiry' }),
  visa('4000 0000 0000 5423', ['pm_card_createIssuerFraudRecord'], { afterwards: 'warning' }),
  visa('4000 0004 0400 0079', ['pm_card_createMultipleDisputes'], { afterwards: 'repeated' }),
  visa('4000 0004 0400 0038', ['pm_card_createCe3EligibleDispute'], { afterwards: 'fraudulent' }),
  visa('4000 0084 0000 0779', ['pm_card_createComplianceDispute'], { afterwards: 'noncompliant' }),
  visa('4000 0000 0000 7726', ['pm_card_pendingRefund'], { refundLater: 'succeeds' }),
  visa('4000 0000 0000 5126', ['pm_card_refundFail'], { refundLater: 'fails' }),
  visa('4000 0000 0000 0077', ['pm_card_bypassPending']),
  visa('4000 0037 2000 0278', ['pm_card_bypassPendingInternational']),
  visa('4000 0000 0000 0341', ['pm_card_chargeCustomerFail'], { decline: refuse('generic_decline'), saves: true }),

  visa('4000 0027 6000 3184', ['pm_card_authenticationRequired'], { authentication: 'always' }),
  visa('4000 0000 0000 3220', ['pm_card_threeDSecure2Required'], { authentication: 'always' }),
  visa('4000 0084 0000 0027', [], { authentication: 'always' }),
  // Their bank asks for no authentication.
  visa('4000 0000 3220 0000'),
  // Stripe shows a captcha. Here the bank's page asks instead, and without an answer the payment fails.
  visa('4000 0000 0000 1208', [], { authentication: 'always' }),
  visa('4000 0000 0000 3725', [], { authentication: 'always' }),
  visa('4000 5826 0000 0094', [], { authentication: 'always' }),
  visa('4000 5826 0000 0045', [], { authentication: 'always' }),
  visa('4000 5826 0000 0102', [], { authentication: 'always' }),
  visa('4000 5826 0000 0110', [], { authentication: 'always' }),
  visa('4000 0000 0000 3055', ['pm_card_threeDSecureOptional']),
  visa('4000 0000 0000 3097', ['pm_card_threeDSecureOptionalProcessingError']),
  visa('4000 0084 0000 1280', ['pm_card_threeDSecureRequiredProcessingError'], { decline: refuse('generic_decline') }),
  visa('4000 0025 0000 3155', ['pm_card_authenticationRequiredOnSetup'], { authentication: 'unless-set-up' }),
  visa('4000 0038 0000 0446', ['pm_card_authenticationRequiredSetupForOffSession'], {
    authentication: 'unless-set-up',
    setUp: true,
  }),
  visa('4000 0084 0000 1629', ['pm_card_threeDSecureRequiredChargeDeclined'], {
    authentication: 'always',
    decline: refuse('generic_decline'),
  }),
  visa('4000 0082 6000 3178', ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'], {
    authentication: 'unless-set-up',
    decline: insufficientFunds,
    saves: true,
  }),
]
