import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import type { StandingGiftAid } from '../../api/standing-gift-aid.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { auth } from '../../store/auth.ts'
import type { ResourceState } from '../../store/resource.ts'
import type { Answers } from './answers.ts'
import type { Checkout } from './checkout.store.ts'
import { standingDeclaration } from './standing-declaration.store.ts'

const $none = atom<ResourceState<undefined>>({ type: 'ready', value: undefined })

/**
 * A signed-in payer who has declared Gift Aid for all gifts is not asked again, as long as they pay under the same
 * name. Their answer is then `standing`, and can be changed.
 */
export function useStandingDeclaration({ form, $questions }: Checkout): StandingGiftAid | undefined {
  const { site } = useSurroundings()
  const userId = useStore(auth(site).$state).user?.user_id
  const declaration = useUserSlice(standingDeclaration)
  const answers = useStore(form.$values)
  const { giftAid: isAsked } = useStore($questions)
  const state = useStore(userId && isAsked ? declaration.$state : $none)
  const found = state.type === 'ready' ? state.value : undefined
  const standing = found && coversName(found, answers) ? found : undefined

  // An earlier gift on this page may have declared it.
  useEffect(() => {
    if (userId && isAsked && declaration.$state.get().type === 'ready') void declaration.refresh()
  }, [declaration, userId, isAsked])

  useEffect(() => {
    // The answer must not change while the payer reads the question.
    if (standing && answers.giftAid === '' && form.$step.get() !== 'gift-aid') form.change({ giftAid: 'standing' })
    if (!standing && answers.giftAid === 'standing') form.change({ giftAid: '' })
  }, [form, standing, answers.giftAid])

  return standing
}

/** Does the declaration name this payer? It covers nobody else. */
export function coversName(
  { first_name, last_name }: StandingGiftAid,
  { firstName, lastName }: Pick<Answers, 'firstName' | 'lastName'>,
): boolean {
  return `${first_name} ${last_name}`.trim().toLowerCase() === `${firstName} ${lastName}`.trim().toLowerCase()
}
