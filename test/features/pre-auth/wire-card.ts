/** A kept card in its wire shape. */
export const wireCard = {
  card_id: 'card_1',
  payment_method_id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  exp_month: 7,
  exp_year: 2029,
  is_expired: 'no',
  is_default: 'yes',
  kept_at: '2026-11-20T10:00:00.000Z',
}
