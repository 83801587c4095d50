/** The screens' titles in German, by what they are called in English. */
export const germanScreens: Readonly<Record<string, string>> = {
  'A card for bidding': 'Eine Karte für Gebote',
  Payment: 'Zahlung',
  'Thank you': 'Danke',
  Account: 'Konto',
  Profile: 'Profil',
  Organisers: 'Veranstalter',
  'Sign in': 'Anmelden',
  'Sign up': 'Konto anlegen',
  'New password': 'Neues Passwort',
  'New PIN': 'Neue PIN',
}
