/** Titles by route id. */
export const messages = {
  'sign-in': 'Anmelden',
  'sign-in-return': 'Anmelden',
  'switch-account': 'Anderes Konto',
  'sign-up': 'Konto anlegen',
  'sign-up-complete': 'Konto angelegt',
  'password-reset': 'Passwort zurücksetzen',
  'resend-pin': 'Neue PIN',
} as const
