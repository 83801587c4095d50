import { mailsTo, monthlyLinkIn } from '../browser/mails.ts'
import type { Visitor } from './visitor.ts'
import { untilIt } from './wire.ts'

const escapeKey = '\uE00C'
const enterKey = '\uE007'
/** In the page: the microsite's shadow root. */
const site = `document.querySelector('fayre-microsite').shadowRoot`
const signInLink = `[...${site}.querySelectorAll('a')].find(link => /sign-in$/.test(link.href))`
const total = `document.querySelector('fayre-total-raised').shadowRoot.textContent`

/** The journeys, run in this order in each browser. */
export const journeys: Readonly<Record<string, (one: Visitor, demo: string) => Promise<void>>> = {
  'a gift with 3-D Secure moves the total in another window': async one => {
    const watch = await one.openWindow()
    await one.open('/demo/moonlight-ball/')
    await one.until(`${total}.includes('£')`)
    const before = await one.run(`return ${total}`)
    await one.openWindow()
    await one.open('/demo/moonlight-ball/')
    await toPayment(one, 'Give £50')
    await fillCard(one, '4000002760003184')
    await one.press('button', 'Pay £50')
    await one.inFrame('iframe[src*="authenticate"]', () => one.press('button', 'Complete'))
    await one.find('h2', 'Thank you')
    await watch()
    await one.until(`${total} !== arguments[0]`, before)
  },
  'another card pays where one was declined': async one => {
    await one.open('/embed.html?block=donation-form&event=moonlight-ball')
    await toPayment(one, 'Give £50')
    await fillCard(one, '4000000000000002')
    await one.press('button', 'Pay £50')
    await one.find('[role=alert]', 'Your card was declined')
    await fillCard(one, '4242424242424242')
    await one.press('button', 'Pay £50')
    await one.find('h2', 'Thank you')
  },
  'a frame is as high as its content, and higher when that grows': async one => {
    await one.open('/builder')
    await one.find('#preview')
    const fits = `(frame => frame.clientHeight > 0 && frame.clientHeight === Math.ceil(frame.contentDocument.body.getBoundingClientRect().height))(document.querySelector('#preview'))`
    await one.until(`${fits} && document.querySelector('#preview').style.height !== ''`)
    await one.inFrame('#preview', () => one.press('button', 'Give £'))
    await one.until(`document.querySelector('#preview').clientHeight > 500 && ${fits}`)
  },
  'a menu opens, closes on Escape, leads on with the focus, and back': async one => {
    await one.open('/moonlight-ball/about')
    await one.press('button', '"Decline"')
    await one.press('button', 'Open menu')
    await one.find('dialog[open]')
    await one.keys(escapeKey)
    await one.until(`${site}.activeElement?.ariaLabel === 'Open menu'`)
    await one.press('button', 'Open menu')
    await one.press('dialog a', 'Questions')
    await one.find('h1', '"Questions"')
    await one.until(`${site}.activeElement?.localName === 'main'`)
    await one.wire('back', {})
    await one.find('h1', '"The evening"')
  },
  'a screen whose script was lost comes with Try again': async one => {
    await one.open('/summer-fayre/')
    await one.find('h2', 'Come one')
    await one.until(`${signInLink} !== undefined`)
    await one.run(`document.cookie = 'fayre-fault=part-fails; path=/'`)
    await one.run(`${signInLink}.click()`)
    await one.find('p', 'can’t be shown just now')
    await one.run(`document.cookie = 'fayre-fault=; path=/; max-age=0'`)
    await one.press('button', 'Try again')
    await one.find('input', 'Mobile number')
  },
  'a password signs in, and leads to the account that was asked for': async one => {
    await one.open('/moonlight-ball/account/orders')
    await one.type('Email address', 'guest@fayre.example')
    await one.type('Password', `fayre-demo${enterKey}`)
    await one.find('h1', 'Your account')
    await one.until(`location.pathname === '/moonlight-ball/account/orders'`)
  },
  'a mailed code signs in': async (one, demo) => {
    await one.open('/riverside-10k/sign-in')
    await one.type('Email address', `runner@fayre.example${enterKey}`)
    await one.until(`${site}.activeElement?.name === 'otp'`)
    const [mail = ''] = await mailsTo(demo, 'runner@fayre.example')
    await one.keys(/<p class="code">([^<]+)</.exec(mail)?.[1] ?? '')
    await one.find('a', 'Priya')
  },
  'a PIN signs in': async one => {
    await one.open('/summer-fayre/sign-in')
    await one.type('Mobile number', '07700 900321')
    await one.type('PIN', `246810${enterKey}`)
    await one.find('a', 'Catrin')
  },
  'a microsite inside a page keeps its path behind the #': async one => {
    await one.open('/readyz')
    await one.run(mounted)
    await one.press('a', 'Questions')
    await one.until(`location.hash === '#/faq'`)
    await one.find('h1', '"Questions"')
    await one.wire('back', {})
    await one.until(`location.hash === ''`)
    await one.find('h1', 'One evening')
  },
  'a monthly gift is stopped by the link in its receipt': async (one, demo) => {
    const email = `ada-${Math.random()}@example.com`
    await one.open('/demo/riverside-10k/')
    await one.press('input', '"Every month"')
    await toPayment(one, 'Give £50 a month', email)
    await fillCard(one, '4242424242424242')
    await one.press('button', 'Pay £50 a month')
    await one.find('h2', 'Thank you')
    const link = await untilIt(async () => {
      const [mail] = await mailsTo(demo, email)
      if (!mail) throw new Error('There is no receipt')
      return monthlyLinkIn(mail)
    })
    await one.open(link)
    await one.press('button', 'Stop this monthly gift')
    await one.find('h1', 'Your monthly gift has ended')
  },
  'the design system opens its dialog, and closes it with the focus where it was': async one => {
    await one.open('/demo/ui/')
    await one.press('button', 'Leave a message')
    await one.find('dialog[open]')
    await one.keys(escapeKey)
    await one.until(`document.activeElement.shadowRoot.activeElement?.textContent === 'Leave a message'`)
  },
}

/** The microsite on a host page, where its path is in the `#` fragment. */
const mounted = `const script = Object.assign(document.createElement('script'), { type: 'module', src: '/microsite.js' })
script.dataset.host = '.'
document.body.innerHTML = '<fayre-microsite event="moonlight-ball" mode="hash"></fayre-microsite>'
document.body.append(script)`

/** From the first step to the card's fields, without any optional extra. */
async function toPayment(one: Visitor, first: string, email = `ada-${Math.random()}@example.com`): Promise<void> {
  await one.press('input', '"£50"')
  await one.press('button', first)
  await one.type('First name', 'Ada')
  await one.type('Last name', 'Lovelace')
  await one.type('Email address', email)
  if (first === 'Give £50') await one.press('input', '"No"')
  await one.press('button', 'Continue')
  await one.press('input', '"No')
  await one.press('button', 'Continue to payment')
}

function fillCard(one: Visitor, number: string): Promise<void> {
  return one.inFrame('iframe[title="Secure payment input frame"]', async () => {
    for (const [label, digits] of [
      ['Card number', number],
      ['Expiration', '1234'],
      ['Security', '123'],
    ] as const) {
      await one.type(label, digits)
    }
  })
}
