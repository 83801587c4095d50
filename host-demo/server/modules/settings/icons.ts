import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'

/** Icons that fit a charity's event: a short list to choose from instead of all two thousand. */
const offered = [
  'faHouse',
  'faCircleInfo',
  'faCalendarDays',
  'faClock',
  'faLocationDot',
  'faMap',
  'faGavel',
  'faTags',
  'faTicket',
  'faDice',
  'faGift',
  'faHeart',
  'faHandHoldingHeart',
  'faHandshake',
  'faSackDollar',
  'faBullseye',
  'faTrophy',
  'faRankingStar',
  'faStar',
  'faUser',
  'faUsers',
  'faPeopleGroup',
  'faPersonRunning',
  'faBicycle',
  'faMusic',
  'faUtensils',
  'faChampagneGlasses',
  'faCakeCandles',
  'faTree',
  'faPaw',
  'faHospital',
  'faBook',
  'faCamera',
  'faVideo',
  'faNewspaper',
  'faComments',
  'faSquarePollVertical',
  'faClipboardList',
  'faCircleQuestion',
  'faBullhorn',
  'faBagShopping',
  'faEnvelope',
  'faPhone',
  'faGlobe',
] as const

export const iconList: Handler<typeof endpoints.iconList> = async ({ input }) => {
  known ??= readIcons()
  const icons = await known
  const names = input.names?.split(',').map(name => name.trim())
  return [...(names ? icons.filter(({ name }) => names.includes(name)) : icons)]
}

type Icons = readonly InferInput<typeof endpoints.iconList.output>[number][]

let known: Promise<Icons> | undefined

/** Read on the first call, because the package is one large file with all of its icons. */
async function readIcons(): Promise<Icons> {
  const all = await import('@fortawesome/free-solid-svg-icons')
  return offered.map(key => {
    const { iconName, icon } = all[key]
    const [width, height, aliases, , path] = icon
    const names = aliases.filter(alias => typeof alias === 'string')
    return { name: iconName, aliases: names, width, height, path: [path].flat().join(' ') }
  })
}
