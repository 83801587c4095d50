import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { countOrRefuse } from '../../platform/http/rate-limit.ts'

export const addressLookup: Handler<typeof endpoints.addressLookup> = async call => {
  const { context, input, address } = call
  const { settings } = await call.event()
  if (settings.address_lookup !== 'yes') {
    throw new HttpError(403, {
      error: 'address_lookup_disabled',
      error_description: 'Please enter your address by hand.',
    })
  }
  await countOrRefuse(context.db, [{ of: ['addresses', address], most: 100, minutes: 10 }], context.now())
  return [...(await context.addresses.find(input.postcode))]
}
