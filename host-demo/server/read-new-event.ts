import { safeParse } from 'valibot'
import { emailAddress } from '../../src/api/email-input.ts'
import type { NewEvent } from './new-event.ts'
import { isCharged } from './platform/currency.ts'
import { StartupError } from './platform/startup-error.ts'
import { reservedPaths } from './reserved-paths.ts'

type Given = Readonly<
  Partial<Record<'charity' | 'charity-number' | 'name' | 'path' | 'organiser', string | undefined>> &
    Record<'currency' | 'locale' | 'time-zone', string>
> & { readonly origin?: readonly string[] | undefined; readonly 'gift-aid'?: boolean | undefined }

/**
 * What `npm run event` was given.
 * @throws {StartupError} one sentence about the first mistake
 */
export function readNewEvent(given: Given, usage: string): NewEvent {
  const { charity = '', name = '', path = '', organiser = '', currency, locale, 'time-zone': timeZone } = given
  const missing = Object.entries({ charity, name, path, organiser }).flatMap(([option, value]) =>
    value ? [] : `--${option}`,
  )
  if (missing.length) throw new StartupError(`Not given: ${missing.join(', ')}.\n${usage}`)
  const [, firstName, lastName, email] = /^(\S+) (.+) <(\S+)>$/.exec(organiser) ?? []
  if (!firstName || !lastName || !email || !safeParse(emailAddress(), email).success) {
    throw new StartupError(
      '--organiser is a first name, a last name and an address: "Ada Lovelace <ada@starling.example>".',
    )
  }
  if (!/^[a-z0-9][a-z0-9-]*$/.test(path)) {
    throw new StartupError('--path is part of an address: small letters, digits and hyphens.')
  }
  if (reservedPaths.has(path)) throw new StartupError(`--path cannot be ${path}: the server itself answers there.`)
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    throw new StartupError(`--currency is not known: ${currency}. One that is: GBP, in three capitals.`)
  }
  if (!isCharged(currency)) {
    throw new StartupError(
      `--currency cannot be ${currency}: Stripe does not take it, or counts it in another unit than we do.`,
    )
  }
  if (!isFormatted(locale)) {
    throw new StartupError(`--locale is not known: ${locale}. One that is: en-GB.`)
  }
  if (!isTimeZone(timeZone)) {
    throw new StartupError(`--time-zone is not known: ${timeZone}. One that is: Europe/London.`)
  }
  const charityNumber = given['charity-number']
  const giftAid = given['gift-aid'] ?? false
  if (giftAid && (currency !== 'GBP' || !charityNumber)) {
    throw new StartupError('--gift-aid is for gifts in GBP to a charity with a --charity-number.')
  }
  const origins = [...new Set((given.origin ?? []).map(readOrigin))]
  const who = { organiser: { firstName, lastName, email }, charity, charityNumber }
  return { ...who, name, path, currency, locale, timeZone, origins, giftAid }
}

/** As browsers send it, which is how the call of a page is compared with it. */
function readOrigin(text: string): string {
  const url = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (url && `${url.origin}/` === url.href) return url.origin
  throw new StartupError(`--origin is not one: ${text}. One that is: https://www.starling.example.`)
}

/** Can amounts and dates be written in it? */
function isFormatted(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).includes(locale)
  } catch {
    return false
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
