import { addTranslations } from '../../../lib/translations.ts'

export const charityMessages = {
  whom: 'Who is it for?',
  differently: 'Divide it by hand',
  left: '{amount} is still to be divided.',
  tooMuch: 'That is {amount} too much.',
  allDivided: 'All of it is divided.',
  share: 'Share of {name}',
  shareLabel: 'the share of {name}',
  commaHint: 'No commas, please; a dot goes before any decimals',
  loading: 'Loading the charities',
  failed: 'The charities can’t be shown just now.',
  failedText: 'A gift made here goes to {charity}.',
  title: 'Donate to a charity',
  lead: 'Choose one charity or several. {charity} passes on every penny.',
  amount: 'Amount',
  amountLabel: 'an amount',
  goOn: 'Give {amount}',
  goOnNothing: 'Go on',
  howMuch: 'How much do you give?',
} as const

addTranslations(charityMessages, { de: () => import('./charity.messages.de.ts') })
