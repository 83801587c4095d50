/* A minimal page that takes card payments. */
import { loadStripe } from './pure.mjs'

const stripe = await loadStripe('pk_test_fayre')
let elements

window.shop = {
  stripe,
  events: [],

  mount({ place = '#card', amount = 5000, currency = 'gbp', ...options } = {}) {
    elements = stripe.elements({ mode: 'payment', amount, currency, ...options })
    const element = elements.create('payment')
    for (const name of ['ready', 'change', 'focus', 'blur', 'escape']) {
      element.on(name, event => window.shop.events.push({ name, event }))
    }
    const ready = new Promise(done => {
      element.once('ready', done)
    })
    element.mount(place)
    return ready
  },

  async pay(clientSecret, { submit = true, redirect = 'if_required', confirm = 'confirmPayment' } = {}) {
    const { error } = submit ? await elements.submit() : {}
    if (error) return { error }
    return stripe[confirm]({ elements, clientSecret, confirmParams: { return_url: location.href }, redirect })
  },

  /** The name and message of the error that a call throws. */
  async refusal(act) {
    try {
      await act()
    } catch (error) {
      return `${error.name}: ${error.message}`
    }
  },
}
document.getElementById('pay').addEventListener('click', async () => {
  window.shop.result = await window.shop.pay(document.body.dataset.secret)
})
