/** The payer's fields, in their order. */
export const emptyPayer = {
  firstName: '',
  lastName: '',
  email: '',
  forOrganisation: '',
  organisation: '',
  invoice: '',
  organisationNumber: '',
  organisationAddress: '',
}

/** The checkout's answers. All are strings: a ticked box is `yes`, an unanswered question is empty. */
export const emptyAnswers = {
  ...emptyPayer,
  marketing: '',
  /** `yes`, `no`, or `standing`: covered by an earlier declaration. */
  giftAid: '',
  outsideUk: '',
  postcode: '',
  line1: '',
  line2: '',
  town: '',
  country: '',
  /** `yes`: the declaration covers other gifts too. */
  allGifts: '',
  /** A suggested contribution in minor units, `own`, or empty. */
  contribution: '',
  ownContribution: '',
  coverFee: '',
}

export type Answers = Readonly<typeof emptyAnswers>

export function organisationOf({ forOrganisation, organisation }: Answers): string | undefined {
  return forOrganisation === 'yes' ? organisation.trim() : undefined
}

/** Only an organisation is asked for this: somebody who pays for themselves needs no invoice. */
export function wantsInvoice(answers: Answers): boolean {
  return Boolean(organisationOf(answers)) && answers.invoice === 'yes'
}

export const claimsGiftAid = ({ giftAid }: Answers): boolean => giftAid === 'yes' || giftAid === 'standing'
