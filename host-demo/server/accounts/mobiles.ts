/** Country calling codes of the regions that events are held in; others must write the code themselves. */
const callingCodes: Readonly<Record<string, string>> = {
  AU: '61',
  CA: '1',
  CH: '41',
  DE: '49',
  ES: '34',
  FR: '33',
  GB: '44',
  IE: '353',
  NL: '31',
  NZ: '64',
  US: '1',
}

/**
 * A number as it is stored and compared, in E.164. Without its country it is of the event's.
 * @param locale of the event, such as en-GB
 */
export function normalMobile(mobile: string, locale: string): string {
  const trunkless = mobile.replace(/\(0\)/g, '')
  const digits = trunkless.replace(/\D/g, '')
  if (trunkless.trim().startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const code = callingCodes[new Intl.Locale(locale).maximize().region ?? ''] ?? '44'
  return digits.startsWith(code) && !digits.startsWith('0') && digits.length > 10
    ? `+${digits}`
    : `+${code}${digits.replace(/^0/, '')}`
}
