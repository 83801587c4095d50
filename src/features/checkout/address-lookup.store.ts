import { atom } from 'nanostores'
import { type Addresses, addressLookup } from '../../api/addresses.ts'
import { createCommand } from '../../store/command.ts'
import type { Site } from '../../store/site.ts'

/** Looks up the addresses of a postcode. */
export function createAddressLookup(site: Site) {
  const $found = atom<Addresses | undefined>()
  const find = createCommand<string>(site.environment, async postcode => {
    $found.set(undefined)
    $found.set(await site.client.call(addressLookup, { postcode }))
  })
  return { $found, find }
}
