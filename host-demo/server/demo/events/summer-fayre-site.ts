import type { DemoSite } from '../demo-event.ts'

/** What the fair's microsite shows around its pages. */
export const summerFayreSite: DemoSite = {
  redirect_allow_list: ['https://www.appletreelane.example'],
  image_hosts: [],
  fonts: [
    { family: 'Fredoka', weight: '500', uri: '/demo/fonts/fredoka-latin-500-normal.woff2' },
    { family: 'Fredoka', weight: '600', uri: '/demo/fonts/fredoka-latin-600-normal.woff2' },
    { family: 'Nunito', weight: '400', uri: '/demo/fonts/nunito-latin-400-normal.woff2' },
    { family: 'Nunito', weight: '700', uri: '/demo/fonts/nunito-latin-700-normal.woff2' },
  ],
  font_service_url: null,
  hero: {
    picture: { uri: '/demo/art/summer-fayre/hero.svg' },
    heading: 'All the fun, all for the school',
    text: 'Stalls, games, cake and a raffle on the field of Appletree Lane. Bring a picnic rug and your neighbours.',
    countdownYN: 'yes',
  },
  sponsors: [
    { name: 'Wick Farm', logo: art('wick-farm'), link: 'https://wickfarm.example' },
    { name: 'Lane End Books', logo: art('lane-end-books'), link: 'https://laneendbooks.example' },
    { name: 'Patch & Button, toys and mending', logo: art('patch-and-button'), link: null },
    { name: 'Buttercup dairy ices', logo: art('buttercup-dairy'), link: 'https://buttercup.example' },
  ],
  social_picture: { uri: '/demo/art/summer-fayre/social.jpg' },
  contact: {
    email: 'friends@appletreelane.example',
    phone: '01632 960355',
    address: ['Appletree Lane Primary School', 'Appletree Lane'],
    website: 'https://www.appletreelane.example',
  },
  footer_links: [
    { title: 'Your say', link: '/poll' },
    { title: 'Questions', link: '/faq' },
    { title: 'Thank you', link: '/sponsors' },
    { title: 'Ask us', link: '/contact' },
  ],
  banner_height: 40,
}

function art(name: string) {
  return { uri: `/demo/art/summer-fayre/sponsor-${name}.svg` }
}
