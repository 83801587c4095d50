import {
  addFundraiserUpdate,
  decideTeamRequest,
  deleteFundraiserUpdate,
  fundraiserPicture,
  handOverTeam,
  joinFundraiserTeam,
  type OwnFundraiser,
  type OwnGift,
  ownFundraiser,
  ownFundraiserGifts,
  removeTeamMember,
  saveFundraiser,
  saveFundraiserTeam,
} from '../../../api/account-fundraiser.ts'
import { failureIn } from '../../../api/failure-in.ts'
import { pictureTypes } from '../../../api/pictures.ts'
import { chosenFile } from '../../../lib/chosen-file.ts'
import { check, maxLength, required } from '../../../lib/validation.ts'
import { auth } from '../../../store/auth.ts'
import { createCommand } from '../../../store/command.ts'
import { createForm } from '../../../store/form.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { compartment } from '../../checkout/compartment.ts'
import { keyOfContent } from '../../checkout/kept-key.ts'
import { isStill } from '../../checkout/saved.store.ts'
import { createMoreGifts } from '../more-gifts.store.ts'

/** The `accept` attribute of the file input. */
export const accepted = pictureTypes.join(',')

/** Unsaved values that the signed-in user has typed about their page. */
export const ownDraft = (site: Site, part: string) =>
  compartment(site, `own ${part} ${auth(site).$state.get().user?.user_id ?? ''}`)

/** The signed-in user's own page and team. Each call that changes something answers with both. */
export const ownGiving = defineUserSlice('own-giving', site => {
  const { environment } = site
  const call = userCall(site)
  const resource = createResource<OwnFundraiser>({ environment, load: () => call(ownFundraiser, {}) })
  const { accept } = resource
  const change = <Input>(send: (input: Input) => Promise<OwnFundraiser>) =>
    createCommand<Input>(environment, async input => {
      try {
        accept(await send(input))
      } catch (problem) {
        // Mostly refused because somebody else has changed the team meanwhile.
        if (failureIn(problem)?.type === 'http') await resource.refresh()
        throw problem
      }
    })

  const stored = ownDraft(site, 'update')
  const update = createForm({
    environment,
    values: { text: '' },
    draft: stored.draft('typed'),
    check: ({ text }) => {
      const problem = check(text, [required, maxLength(2000)])
      return problem ? { text: problem } : {}
    },
    async send(values) {
      const text = values.text.trim()
      accept(await call(addFundraiserUpdate, { text, idempotency_key: keyOfContent(stored, text) }))
      stored.write('sent', undefined)
      if (!isStill(update.$values.get(), values)) return
      update.change({ text: '' })
      stored.clear()
    },
  })

  return {
    resource,
    update,
    /** Older gifts, which the first read leaves out. */
    more: createMoreGifts<OwnGift>(environment, page => call(ownFundraiserGifts, page)),
    async savePage(page: PageInput & { ends_on: string | null }) {
      const own = await call(saveFundraiser, page)
      accept(own)
      return own.page
    },
    async saveTeam(team: PageInput & { approvalYN: 'yes' | 'no' }) {
      const own = await call(saveFundraiserTeam, team)
      accept(own)
      return own.team
    },
    /** @returns its address */
    upload: async (file: File) => (await call(fundraiserPicture, await chosenFile('picture', file))).picture,
    dropUpdate: change((update_id: string) => call(deleteFundraiserUpdate, { update_id })),
    join: change((team_id: string | null) => call(joinFundraiserTeam, { team_id })),
    decide: change((request: { fundraiser_id: string; letInYN: 'yes' | 'no' }) => call(decideTeamRequest, request)),
    removeMember: change((fundraiser_id: string) => call(removeTeamMember, { fundraiser_id })),
    handOver: change((fundraiser_id: string) => call(handOverTeam, { fundraiser_id })),
  }
})

export type OwnGiving = ReturnType<typeof ownGiving>

interface PageInput {
  name: string
  story: string | null
  /** An uploaded address. */
  picture: string | null
  /** Minor units. */
  goal: number | null
  /** The revision that was read. null: a new page. */
  revision: string | null
}
