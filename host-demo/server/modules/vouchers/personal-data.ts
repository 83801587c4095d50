import type { PersonalData } from '../../identity/personal-data.ts'

/** The vouchers that somebody has added to their account. Their uses belong to the orders. */
export const voucherData: Pick<Required<PersonalData>, 'export' | 'erase'> = {
  async export(db, person) {
    const vouchers = await db
      .selectFrom('kept_vouchers')
      .innerJoin('vouchers', 'vouchers.id', 'voucher_id')
      .select(['event_id', 'code', 'kept_at'])
      .where('user_id', '=', person.id)
      .orderBy('kept_at')
      .execute()
    return { vouchers }
  },

  async erase(trx, { person, organisationId }) {
    const events = trx.selectFrom('events').select('id').where('organisation_id', '=', organisationId)
    await trx
      .deleteFrom('kept_vouchers')
      .where('user_id', '=', person.id)
      .where('voucher_id', 'in', db => db.selectFrom('vouchers').select('id').where('event_id', 'in', events))
      .execute()
    return []
  },
}
