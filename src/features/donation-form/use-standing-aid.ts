import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import type { StandingGiftAid } from '../../api/standing-gift-aid.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { auth } from '../../store/auth.ts'
import type { DonationForm } from './donation-form.store.ts'
import type { Draft } from './draft.ts'
import { createStandingAid } from './standing-aid.store.ts'

/**
 * Whoever is signed in and has declared Gift Aid for all their gifts is not
 * asked again, as long as they give in the same name. Their answer is
 * `standing` then, which they can change.
 */
export function useStandingAid(form: DonationForm, settings: AppSettings): StandingGiftAid | undefined {
  const { site } = useSurroundings()
  const userId = useStore(auth(site).$state).user?.user_id
  const { ask, $found } = useMemo(() => createStandingAid(site), [site])
  const draft = useStore(form.$draft)
  const found = useStore($found)
  const standing = userId && found && isSameName(found, draft) ? found : undefined

  useEffect(() => void ask.run(settings.giving.gift_aid ? userId : undefined), [ask, userId, settings.giving.gift_aid])

  useEffect(() => {
    // A question that is being read is not answered in the reader's place.
    if (standing && draft.giftAid === '' && form.$step.get() !== 'aid') form.change({ giftAid: 'standing' })
    if (!standing && draft.giftAid === 'standing') form.change({ giftAid: '' })
  }, [form, standing, draft.giftAid])

  return standing
}

function isSameName({ first_name, last_name }: StandingGiftAid, { firstName, lastName }: Draft): boolean {
  return `${first_name} ${last_name}`.trim().toLowerCase() === `${firstName} ${lastName}`.trim().toLowerCase()
}
