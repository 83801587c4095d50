/** How many decimals a currency has: 2 for GBP, 0 for JPY. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** The currencies that Stripe takes, by the decimals of its amounts: https://docs.stripe.com/currencies */
const charged = new Map([
  [0, 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'],
  [
    2,
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF ' +
      'CNY COP CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ' +
      'ILS INR ISK JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN ' +
      'MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD SAR SBD SCR SEK SGD SHP SLE SOS ' +
      'SRD SZL THB TJS TOP TRY TTD TWD TZS UAH UGX USD UYU UZS WST XCD XCG YER ZAR ZMW',
  ],
  [3, 'BHD JOD KWD OMR TND'],
])

/** Can cards be charged in it? Not if Stripe counts its decimals otherwise than we do, such as those of ISK. */
export const isCharged = (currency: string): boolean =>
  charged.get(decimalsOf(currency))?.split(' ').includes(currency) ?? false
