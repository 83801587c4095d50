import type { Transaction } from 'kysely'
import { forgetLogged } from '../../identity/audit/forget-logged.ts'
import { isOwn } from '../../identity/own-rows.ts'
import type { Erasure, PersonalData } from '../../identity/personal-data.ts'
import type { Database } from '../../platform/db/schema.ts'
import { releasePictures } from '../../platform/files/release-pictures.ts'
import { givenLotsOf } from './given-lots.ts'
import { words } from './words.ts'

/** What is left of an accepted offer: what it is, for whoever has it to sell. */
const forgotten = {
  first_name: null,
  last_name: null,
  email: null,
  email_normal: null,
  mobile: null,
  company: null,
  user_id: null,
  shown_as: null,
  pictures: JSON.stringify([]),
  notes: '',
  message: null,
  key_hash: null,
  request_hash: null,
}

/**
 * When an account is deleted, its accepted offers stay without anything of the person, and its other ones are
 * deleted. Pictures go with them, unless a lot shows them.
 */
export const donatedItemData: Pick<Required<PersonalData>, 'export' | 'erase'> = {
  async export(db, person) {
    const donated_items = await db
      .selectFrom('donated_items')
      .select(['event_id', 'state', 'title', 'description', 'kind', 'retail_value', 'restrictions', 'valid_until'])
      .select(['delivery', 'pictures', 'first_name', 'last_name', 'email', 'mobile', 'company', 'shown_as'])
      .select(['notes', 'message', 'offered_at', 'decided_at'])
      .where(isOwn(person, 'user_id', 'email_normal'))
      .orderBy('offered_at')
      .execute()
    return { donated_items }
  },

  async erase(trx, erasure) {
    const offers = await ownOffers(trx, erasure)
    if (!offers.length) return []
    for (const { id, state, revision } of offers) {
      if (state === 'accepted') {
        await trx
          .updateTable('donated_items')
          .set({ ...forgotten, revision: revision + 1 })
          .where('id', '=', id)
          .execute()
      } else await trx.deleteFrom('donated_items').where('id', '=', id).execute()
    }
    // The log does not name the giver of a lot that was just made, or whose account went at another charity.
    await givenLotsOf(erasure).forget(
      trx,
      offers.flatMap(({ lot_id }) => lot_id ?? []),
    )
    await releasePictures(
      trx,
      offers.flatMap(({ pictures }) => pictures),
    )
    await forgetLogged(
      trx,
      ['donated_item'],
      offers.map(({ id }) => id),
    )
    return [words('erased')]
  },
}

const ownOffers = (trx: Transaction<Database>, { person, organisationId }: Erasure) =>
  trx
    .selectFrom('donated_items')
    .select(['id', 'state', 'pictures', 'revision', 'lot_id'])
    .where(isOwn(person, 'user_id', 'email_normal'))
    .where('event_id', 'in', db => db.selectFrom('events').select('id').where('organisation_id', '=', organisationId))
    .orderBy('id')
    .forUpdate()
    .execute()
