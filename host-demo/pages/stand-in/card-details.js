const brands = [
  { name: 'amex', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  { name: 'mastercard', starts: /^(5[1-5]|2[2-7])/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  { name: 'diners', starts: /^3(0[0-5]|[689])/, lengths: [14, 16], groups: [4, 4, 4, 4], cvc: 3 },
  { name: 'discover', starts: /^6(011|5|4[4-9])/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  { name: 'visa', starts: /^4/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
]
const anyBrand = { name: 'unknown', starts: /^/, lengths: [16, 17, 18, 19], groups: [4, 4, 4, 4, 3], cvc: 3 }

export function brandOf(number) {
  return brands.find(({ starts }) => starts.test(number)) ?? anyBrand
}

export function digitsOf(text) {
  return text.replaceAll(/\D/g, '')
}

/** Formats `4242424242424242` as `4242 4242 4242 4242`; an American Express card as 4, 6 and 5. */
export function formatNumber(text) {
  const { groups, lengths } = brandOf(digitsOf(text))
  let rest = digitsOf(text).slice(0, Math.max(...lengths))
  const parts = []
  for (const length of groups) {
    if (rest) parts.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return parts.join(' ')
}

/** Formats `1240`, `12/40` and a browser's own `12/2040` as `12 / 40`. A first digit above 1 is a whole month. */
export function formatExpiry(text) {
  const typed = digitsOf(text)
  const digits = /^[2-9]/.test(typed) || /^1\s*\/$/.test(text.trim()) ? `0${typed}` : typed
  const year = digits.length > 4 && digits.slice(2, 4) === '20' ? digits.slice(4, 6) : digits.slice(2, 4)
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${year}`
}

/** The problem of a card number, in Stripe's words. Undefined for a valid one. */
export function numberProblem(text) {
  const digits = digitsOf(text)
  const { lengths } = brandOf(digits)
  if (digits.length < Math.min(...lengths)) return problem('incomplete_number', 'Your card number is incomplete.')
  return luhn(digits) ? undefined : problem('invalid_number', 'Your card number is invalid.')
}

export function expiryProblem(text, now = new Date()) {
  const digits = digitsOf(text)
  const month = Number(digits.slice(0, 2))
  if (digits.length === 2 || digits.length === 4) {
    if (month < 1 || month > 12) return problem('invalid_expiry_month', "Your card's expiration month is invalid.")
  }
  if (digits.length < 4) return problem('incomplete_expiry', "Your card's expiration date is incomplete.")
  const year = 2000 + Number(digits.slice(2))
  if (year < now.getFullYear()) {
    return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.")
  }
  if (year > now.getFullYear() + 50) return problem('invalid_expiry_year', "Your card's expiration year is invalid.")
  const past = year === now.getFullYear() && month < now.getMonth() + 1
  return past ? problem('invalid_expiry_month_past', "Your card's expiration date is in the past.") : undefined
}

export function cvcProblem(text, number) {
  const complete = digitsOf(text).length === brandOf(digitsOf(number)).cvc
  return complete ? undefined : problem('incomplete_cvc', "Your card's security code is incomplete.")
}

function problem(code, message) {
  return { type: 'validation_error', code, message }
}

function luhn(digits) {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
