import { addTranslations } from './translations.ts'

/** The specification's generic form messages. `{label}` is the field's label. */
export const formMessages = {
  required: 'Please enter {label}',
  invalid: '{label} is not valid',
  email: 'Enter an email address in the correct format, like name@example.com',
  stringMin: '{label} must be at least {min} characters',
  stringMax: '{label} must be at most {max} characters',
  stringRange: '{label} must be between {min} and {max} characters',
  numberMin: '{label} must be at least {min}',
  numberMax: '{label} must be at most {max}',
  numberRange: '{label} must be between {min} and {max}',
  phoneCountry: 'Invalid country code',
  phoneShort: '{label} is too short',
  phoneLong: '{label} is too long',
  choose: 'Please choose {label}',
  postcode: 'Enter a full UK postcode, like SW1A 2AA',
  amountFigures: 'Write the amount in figures, such as 50',
  amountAmbiguous: 'Write the amount without separators, and with a dot before any decimals, such as 1000',
  amountPrecise: 'Write the amount with at most {decimals} digits after the dot',
  amountWhole: 'Write a whole amount, such as 1000',
  amountPositive: '{label} must be more than 0',
  amountShares: 'The shares must add up to {whole}',
  amountCurrency: 'This form takes amounts in {symbol} alone. Please enter yours in {symbol}',
} as const

addTranslations(formMessages, { de: () => import('./form.messages.de.ts') })
