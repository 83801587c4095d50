/** Vue and Svelte, reduced to the types that ours refer to. */
import 'fayre/types/vue'
import 'fayre/types/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'
import type { GlobalComponents } from 'vue'

type InVue = GlobalComponents['fayre-total-raised']['props']
type InSvelte = SvelteHTMLElements['fayre-donation-form']

export const inVue: InVue = { event: 'ball', 'no-donors': true }
export const inSvelte: InSvelte = {
  amount: 2500,
  'onfayre-donation-complete': ({ detail }) => detail.orderId.trim(),
}
// @ts-expect-error: no such attribute
export const wrongInVue: InVue = { colour: 'red' }
// @ts-expect-error: no such attribute
export const wrongInSvelte: InSvelte = { colour: 'red' }
