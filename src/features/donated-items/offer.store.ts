import { deliveries, donatedItemKinds, mostDonatedPictures } from '../../api/donated-item-kinds.ts'
import { type DonatedItemTerms, offerItem } from '../../api/donated-items.ts'
import type { InputOf } from '../../api/endpoint.ts'
import { failureIn } from '../../api/failure-in.ts'
import { parseAmount } from '../../lib/parse-amount.ts'
import { emptyPhone, phoneInput, readPhone } from '../../lib/phone.ts'
import { aboveNothing, check, email, maxLength, misreadAmount, required } from '../../lib/validation.ts'
import { auth } from '../../store/auth.ts'
import { type Checked, createForm } from '../../store/form.ts'
import { serverClock } from '../../store/server-clock.ts'
import type { Site } from '../../store/site.ts'
import { keptKey } from '../checkout/kept-key.ts'
import { kept, offerPictures, picturesIn } from './offer-pictures.store.ts'

/** The most characters that the server accepts. */
export const longest = { description: 5000, restrictions: 500 }

/** The choices, in display order, and the most pictures. */
export const choices = { kind: donatedItemKinds, delivery: deliveries }
export const mostPictures = mostDonatedPictures

/** The form's values. `pictures` is a JSON list of addresses. */
const empty = (locale: string) => ({
  title: '',
  description: '',
  kind: '',
  pictures: '[]',
  retail_value: '',
  restrictions: '',
  valid_until: '',
  delivery: '',
  first_name: '',
  last_name: '',
  email: '',
  mobile: '',
  mobile_country: emptyPhone(locale).country,
  company: '',
  anonymous: 'no',
  shown_as: '',
})

export type OfferValues = ReturnType<typeof empty>

/** Who gives it: kept for another offer. */
const giverIn = ({
  first_name,
  last_name,
  email,
  mobile,
  mobile_country,
  company,
  anonymous,
  shown_as,
}: OfferValues): Partial<OfferValues> => ({
  ...{ first_name, last_name, email, mobile, mobile_country, company, anonymous, shown_as },
})

interface Followers {
  /** The message for a last day that has passed. */
  passed(): string
  /** The message while a picture is on its way. */
  stillUploading(): string
  /** The message for a picture that was not uploaded. */
  notUploaded(name: string): string
  /** Called once the server has the offer. */
  onSent(): void
}

/** The form that offers something. */
export function createOffer(
  site: Site,
  { currency_decimals: decimals }: Pick<DonatedItemTerms, 'currency_decimals'>,
  locale: string,
  { passed, stillUploading, notUploaded, onSent }: Followers,
) {
  const stored = kept(site)
  const form = createForm({
    environment: site.environment,
    values: empty(locale),
    draft: stored.draft('typed'),
    check: async values => ({
      ...(await problemsOf(values, decimals)),
      ...(values.valid_until && values.valid_until < firstDay() && { valid_until: { text: passed() } }),
      ...missingPicture(),
    }),
    async send(values) {
      try {
        const input = { ...(await inputOf(values, decimals)), idempotency_key: keptKey(stored) }
        const { title, mailedYN } = await site.client.call(offerItem, input)
        stored.write('sent', { title, email: mailedYN ? input.email : '', delivery: input.delivery })
      } catch (problem) {
        const failure = failureIn(problem)
        // The offer had arrived as it was typed before. Sent once more, this is another one.
        if (failure?.type === 'http' && failure.said.error === 'idempotency_key_reused') stored.write('key', undefined)
        throw problem
      }
      stored.write('key', undefined)
      stored.write('typed', giverIn(values))
      upload.forget()
      onSent()
    },
  })
  const { upload, show } = offerPictures(site)
  const setPictures = (pictures: readonly string[]) => form.change({ pictures: JSON.stringify(pictures) })

  /** The first day that is still going on somewhere: the server knows the day at the event. */
  const firstDay = () => new Date(serverClock(site)() - 12 * 3600_000).toISOString().slice(0, 10)

  function missingPicture(): Checked<OfferValues> {
    const [file] = upload.$waiting.get()
    if (!file) return {}
    const hasFailed = upload.send.$state.get().type === 'failed'
    return { pictures: { text: hasFailed ? notUploaded(file.name) : stillUploading() } }
  }

  /** Leaves out the pictures that were not uploaded, and the message about them. */
  function drop(): void {
    upload.drop()
    setPictures(picturesIn(form.$values.get()))
  }

  /** Fills in who is signed in, unless something was typed there. */
  function fillIn(): void {
    const { user } = auth(site).$state.get()
    const { first_name, last_name, email } = form.$values.get()
    if (!user || first_name || last_name || email) return
    const mobile = phoneInput(user.mobile ?? '', locale)
    const names = { first_name: user.first_name, last_name: user.last_name, email: user.email ?? '' }
    form.change({ ...names, mobile: mobile.text, mobile_country: mobile.country })
  }

  /** Takes the pictures that arrive. @returns what to call when the form is left */
  const follow = () => show({ pictures: () => picturesIn(form.$values.get()), setPictures })

  return { form, upload: { ...upload, drop }, setPictures, follow, fillIn, firstDay }
}

/** What was sent last from this device; undefined: nothing within the last hour. */
export function sentOffer(site: Site): { title: string; email: string; isToKeep: boolean } | undefined {
  const { title, email, delivery } = Object(kept(site).read('sent')) as Record<string, unknown>
  if (typeof title !== 'string' || typeof email !== 'string') return undefined
  return { title, email, isToKeep: delivery !== 'nothing' }
}

const needed = ['title', 'description', 'kind', 'delivery', 'first_name', 'last_name', 'email'] as const
const limits = {
  ...longest,
  title: 150,
  first_name: 100,
  last_name: 100,
  company: 150,
  shown_as: 150,
} as const

async function problemsOf(values: OfferValues, decimals: number): Promise<Checked<OfferValues>> {
  const found: { -readonly [K in keyof OfferValues]?: Checked<OfferValues>[K] } = {}
  for (const [name, most] of Object.entries(limits)) {
    found[name as keyof typeof limits] = check(values[name as keyof typeof limits].trim(), [maxLength(most)])
  }
  for (const name of needed) found[name] = check(values[name], [required]) ?? found[name]
  for (const name of ['kind', 'delivery'] as const) if (!values[name]) found[name] = { key: 'choose' }
  found.email ??= check(values.email, [email])
  found.retail_value =
    misreadAmount(parseAmount(values.retail_value, decimals).type, decimals) ??
    check(values.retail_value, [aboveNothing(decimals)])
  const reading = await mobileOf(values)
  if (reading?.type === 'problem') found.mobile = reading.problem
  return found
}

async function inputOf(
  values: OfferValues,
  decimals: number,
): Promise<Omit<InputOf<typeof offerItem>, 'idempotency_key'>> {
  const amount = parseAmount(values.retail_value, decimals)
  const reading = await mobileOf(values)
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    kind: donatedItemKinds.find(kind => kind === values.kind) ?? 'item',
    retail_value: amount.type === 'ok' ? amount.minor : null,
    restrictions: values.restrictions.trim() || null,
    valid_until: values.valid_until || null,
    delivery: deliveries.find(delivery => delivery === values.delivery) ?? 'nothing',
    pictures: [...picturesIn(values)],
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    mobile: reading?.type === 'ok' ? reading.number : null,
    company: values.company.trim() || null,
    anonymous: values.anonymous === 'yes' ? 'yes' : 'no',
    shown_as: values.shown_as.trim() || null,
  }
}

const mobileOf = async ({ mobile, mobile_country }: OfferValues) =>
  mobile.trim() ? readPhone({ country: mobile_country, text: mobile }) : undefined
