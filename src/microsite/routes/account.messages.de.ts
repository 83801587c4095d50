/** Titles by route id. */
export const messages = {
  account: 'Ihr Konto',
  profile: 'Ihre Angaben',
  'redeem-voucher': 'Gutschein einlösen',
  'pre-auth': 'Karte zum Bieten',
} as const
