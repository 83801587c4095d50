import { type Addresses, addressLookup } from '../../api/addresses.ts'
import { createResource, type Resource } from '../../store/resource.ts'
import { defineSlice } from '../../store/slice.ts'

/** The addresses of a postcode, which are looked up once. */
export const addressesOf = defineSlice('checkout-addresses', ({ environment, client }) => {
  const known = new Map<string, Resource<Addresses>>()
  return (postcode: string): Resource<Addresses> => {
    const load = () => client.call(addressLookup, { postcode })
    const addresses = known.get(postcode) ?? createResource({ environment, load })
    known.set(postcode, addresses)
    return addresses
  }
})
