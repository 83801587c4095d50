import type { DemoSite } from '../demo-event.ts'

/** What the ball's microsite shows around its pages. */
export const moonlightBallSite: DemoSite = {
  redirect_allow_list: ['https://www.starlinghouse.example'],
  image_hosts: ['https://pictures.starlinghouse.example'],
  fonts: [
    { family: 'DM Serif Display', weight: '400', uri: '/demo/fonts/dm-serif-display-latin-400-normal.woff2' },
    { family: 'Lato', weight: '400', uri: '/demo/fonts/lato-latin-400-normal.woff2' },
    { family: 'Lato', weight: '700', uri: '/demo/fonts/lato-latin-700-normal.woff2' },
  ],
  font_service_url: null,
  hero: {
    picture: { uri: '/demo/art/moonlight-ball/hero.svg' },
    heading: 'One evening. Every child’s tomorrow.',
    text: 'Dinner under painted stars, an auction of rare and generous things, and dancing until the carriages come. All of it for the children of Starling House.',
    countdownYN: 'yes',
  },
  sponsors: [
    { name: 'The Bell Inn, Kingsmere', logo: art('bell-inn'), link: 'https://bellinn.example' },
    { name: 'Larkspur & Day, solicitors', logo: art('larkspur-day'), link: 'https://larkspurday.example' },
    { name: 'Curlew Boatyard', logo: art('curlew-boatyard'), link: 'https://curlew.example' },
    { name: 'Orrery Optics', logo: art('orrery-optics'), link: null },
  ],
  social_picture: { uri: '/demo/art/moonlight-ball/social.jpg' },
  contact: {
    email: 'ball@starlinghouse.example',
    phone: '01632 960118',
    address: ['Starling House', 'Larch Lane', 'Kingsmere'],
    website: 'https://www.starlinghouse.example',
  },
  footer_links: [
    { title: 'Questions', link: '/faq' },
    { title: 'Our sponsors', link: '/sponsors' },
    { title: 'Contact', link: '/contact' },
  ],
  banner_height: null,
}

function art(name: string) {
  return { uri: `/demo/art/moonlight-ball/sponsor-${name}.svg` }
}
