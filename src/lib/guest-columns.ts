/** What the columns of a guest list may be called, as `columnName` spells it. */
export const guestColumns = {
  guest_name: ['name', 'guestname', 'guest', 'fullname', 'gast'],
  first_name: ['firstname', 'givenname', 'vorname'],
  last_name: ['lastname', 'surname', 'familyname', 'nachname', 'familienname'],
  guest_email: ['email', 'guestemail', 'emailaddress', 'mail', 'emailadresse', 'mailadresse'],
  guest_mobile: [
    ...['mobile', 'guestmobile', 'phone', 'mobilenumber', 'phonenumber', 'telephone'],
    ...['telefon', 'telefonnummer', 'handy', 'handynummer', 'mobil', 'mobilnummer'],
  ],
} as const satisfies Record<string, readonly string[]>

/** A column's title without spaces, hyphens and accents. */
export const columnName = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
