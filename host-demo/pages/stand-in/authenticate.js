/*
 * The bank's authentication page. In a frame it reports the outcome to the page; opened by itself, it returns to the
 * address that the payment's server gave.
 */
const query = new URLSearchParams(location.search)
const id = query.get('intent') ?? ''
const clientSecret = query.get('client_secret') ?? ''
const buttons = [document.getElementById('complete'), document.getElementById('fail')]
const problem = document.getElementById('problem')
/** The page's message port, which it sends once this frame has loaded. */
const port = new Promise(resolve => {
  addEventListener('message', event => {
    if (event.source === parent && event.data?.connect === 'authenticate' && event.ports[0]) resolve(event.ports[0])
  })
})
let busy = false

for (const button of buttons) {
  button.addEventListener('click', () => decide(button.id))
  // Nothing could have received it before.
  button.disabled = false
}
document.addEventListener('keydown', event => {
  if (event.key !== 'Tab') return
  event.preventDefault()
  const [first, second] = buttons
  ;(document.activeElement === first ? second : first).focus()
})
addEventListener('focus', focusFirst)
focusFirst()

function focusFirst() {
  if (!buttons.includes(document.activeElement)) buttons[0].focus()
}

async function decide(outcome) {
  if (busy) return
  setBusy(true)
  try {
    const path = `${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}/authenticate`
    const body = new URLSearchParams({ client_secret: clientSecret, outcome })
    const response = await fetch(new URL(`/stand-in/${path}`, location.href), { method: 'POST', body })
    const answer = await response.json()
    if (answer.error) throw new Error(answer.error.message)
    if (query.get('as') === 'dialog') (await port).postMessage({ name: 'done' })
    else if (answer.return_url) returnToShop(answer.return_url, answer.intent)
    else problem.textContent = 'This is done. You can close the page.'
  } catch (error) {
    problem.textContent = `That did not work: ${error.message}`
    setBusy(false)
  }
}

function setBusy(value) {
  busy = value
  for (const button of buttons) button.setAttribute('aria-disabled', String(value))
}

function returnToShop(returnUrl, intent) {
  const name = id.startsWith('seti_') ? 'setup_intent' : 'payment_intent'
  const address = new URL(returnUrl)
  address.searchParams.set(name, id)
  address.searchParams.set(`${name}_client_secret`, clientSecret)
  address.searchParams.set('redirect_status', intent.status === 'requires_payment_method' ? 'failed' : intent.status)
  location.replace(address)
}
