/** Who pays, in the order of the fields. */
export const emptyPayer = { firstName: '', lastName: '', email: '', forOrganisation: '', organisation: '', invoice: '' }

/** What the checkout asks. All are texts: a tick is `yes`, and what is not answered is empty. */
export const emptyAnswers = {
  ...emptyPayer,
  marketing: '',
  /** `yes`, `no`, or `standing`: by a declaration that was made before. */
  giftAid: '',
  outsideUk: '',
  postcode: '',
  line1: '',
  line2: '',
  town: '',
  country: '',
  /** Does the declaration hold for other gifts too? */
  allGifts: '',
  /** A suggested contribution in minor units, `own`, or nothing. */
  contribution: '',
  ownContribution: '',
  coverFee: '',
}

export type Answers = Readonly<typeof emptyAnswers>

export function organisationOf({ forOrganisation, organisation }: Answers): string | undefined {
  return forOrganisation === 'yes' ? organisation.trim() : undefined
}

/** Only an organisation is asked: who pays for themselves after all wants no invoice. */
export function wantsInvoice(answers: Answers): boolean {
  return Boolean(organisationOf(answers)) && answers.invoice === 'yes'
}

export const claimsGiftAid = ({ giftAid }: Answers): boolean => giftAid === 'yes' || giftAid === 'standing'
