import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import { array, nullish, object, safeParse, string } from 'valibot'
import type { addressLookup } from '../../../src/api/addresses.ts'
import { pathSegment } from '../../../src/lib/urls.ts'
import type { Database } from '../platform/db/schema.ts'
import { HttpError } from '../platform/http/http-error.ts'

/** Looks up the addresses of a postcode. */
export interface AddressBook {
  find(postcode: string): Promise<InferInput<typeof addressLookup.output>>
}

export const normalPostcode = (postcode: string) => postcode.replace(/\s/g, '').toUpperCase()

/** The demo's invented streets. */
export function seededAddresses(db: Kysely<Database>): AddressBook {
  return {
    async find(postcode) {
      const found = await db
        .selectFrom('postcode_addresses')
        .select(['line_1', 'line_2', 'town', 'postcode'])
        .where('postcode', '=', normalPostcode(postcode))
        .orderBy('position')
        .execute()
      return found.map(address => ({ ...address, postcode: spaced(address.postcode) }))
    },
  }
}

const answered = array(object({ line_1: string(), line_2: nullish(string()), town: string(), postcode: string() }))

/**
 * Any service that answers a postcode with a JSON list of our four fields.
 * @param template its address, with `{postcode}` in it
 */
export function remoteAddresses(template: string, ask: typeof fetch = fetch): AddressBook {
  return {
    async find(postcode) {
      const url = template.replaceAll('{postcode}', pathSegment(normalPostcode(postcode)))
      const answer = await ask(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
      const parsed = safeParse(answered, answer?.ok ? await answer.json().catch(() => undefined) : undefined)
      if (parsed.success) return parsed.output
      throw new HttpError(502, {
        error: 'address_lookup_unavailable',
        error_description: 'The address search does not answer. Please enter your address by hand.',
      })
    },
  }
}

/** Adds the space to "SW1A2AA": "SW1A 2AA". */
function spaced(postcode: string): string {
  return `${postcode.slice(0, -3)} ${postcode.slice(-3)}`
}
