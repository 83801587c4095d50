import type { endpoints } from '../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../http/call.ts'
import { standingDeclaration } from '../orders/standing-gift-aid.ts'

export const standingGiftAid: Handler<typeof endpoints.standingGiftAid> = async call => {
  const person = await personOrRefuse(call)
  const found = await standingDeclaration(call.context.db, await call.event(), person)
  if (!found) return { declaration: null }
  const { words, declared_at, first_name, last_name, line_1, postcode = null } = found
  return {
    declaration: { words, declared_at: declared_at.toISOString(), first_name, last_name, line_1, postcode },
  }
}
