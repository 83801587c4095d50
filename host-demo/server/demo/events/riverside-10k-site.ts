import type { DemoSite } from '../demo-event.ts'

/** What the run's microsite shows around its pages. */
export const riverside10kSite: DemoSite = {
  redirect_allow_list: ['https://www.threeriversairambulance.example'],
  image_hosts: [],
  fonts: ['400', '700', '900'].map(weight => ({
    family: 'Nunito',
    weight,
    uri: `/demo/fonts/nunito-latin-${weight}-normal.woff2`,
  })),
  font_service_url: null,
  hero: {
    picture: { uri: '/demo/art/riverside-10k/hero.svg' },
    heading: 'Run by the river. Help us fly over it.',
    text: 'Ten flat kilometres, two old bridges, one excellent flapjack stall. Every step keeps a doctor in the air over three counties.',
    countdownYN: 'yes',
  },
  sponsors: [
    { name: 'Towpath Running Co.', logo: art('towpath-running'), link: 'https://towpathrunning.example' },
    { name: 'Old Bridge Bakery', logo: art('old-bridge-bakery'), link: 'https://oldbridgebakery.example' },
    { name: 'Lydbrook Cycles', logo: art('lydbrook-cycles'), link: 'https://lydbrookcycles.example' },
    { name: 'Bridgeford Physio', logo: art('bridgeford-physio'), link: null },
  ],
  social_picture: { uri: '/demo/art/riverside-10k/social.jpg' },
  contact: {
    email: 'hello@threeriversairambulance.example',
    phone: '01632 960247',
    address: ['The Airfield', 'Bridgeford'],
    website: 'https://www.threeriversairambulance.example',
  },
  footer_links: [
    { title: 'Questions', link: '/faq' },
    { title: 'Sponsors', link: '/sponsors' },
    { title: 'Contact', link: '/contact' },
  ],
  banner_height: null,
}

function art(name: string) {
  return { uri: `/demo/art/riverside-10k/sponsor-${name}.svg` }
}
