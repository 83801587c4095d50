import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { StandingGiftAid } from '../../api/standing-gift-aid.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { auth } from '../../store/auth.ts'
import type { Answers } from './answers.ts'
import type { Checkout } from './checkout.store.ts'
import { createStandingDeclaration } from './standing-declaration.store.ts'

/**
 * A signed-in payer who has declared Gift Aid for all gifts is not asked again, as long as they pay under the same
 * name. Their answer is then `standing`, and can be changed.
 */
export function useStandingDeclaration({ form, $questions }: Checkout): StandingGiftAid | undefined {
  const { site } = useSurroundings()
  const userId = useStore(auth(site).$state).user?.user_id
  const { ask, $found } = useMemo(() => createStandingDeclaration(site), [site])
  const answers = useStore(form.$values)
  const found = useStore($found)
  const { giftAid: isAsked } = useStore($questions)
  const standing = userId && found && isSameName(found, answers) ? found : undefined

  useEffect(() => void ask.run(isAsked ? userId : undefined), [ask, userId, isAsked])

  useEffect(() => {
    // The answer must not change while the payer reads the question.
    if (standing && answers.giftAid === '' && form.$step.get() !== 'gift-aid') form.change({ giftAid: 'standing' })
    if (!standing && answers.giftAid === 'standing') form.change({ giftAid: '' })
  }, [form, standing, answers.giftAid])

  return standing
}

function isSameName({ first_name, last_name }: StandingGiftAid, { firstName, lastName }: Answers): boolean {
  return `${first_name} ${last_name}`.trim().toLowerCase() === `${firstName} ${lastName}`.trim().toLowerCase()
}
