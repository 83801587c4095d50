import { standingGiftAid } from '../../api/standing-gift-aid.ts'
import { createResource } from '../../store/resource.ts'
import { defineUserSlice } from '../../store/user-slice.ts'

/** The signed-in payer's earlier Gift Aid declaration. If it cannot be loaded, they are asked like anybody else. */
export const standingDeclaration = defineUserSlice('standing-gift-aid', ({ environment, client }) =>
  createResource({ environment, load: async () => (await client.call(standingGiftAid, {})).declaration }),
)
