/* The second half of stripe.js: confirms intents and handles their next actions. */
import { translator } from './words.js'

window.Stripe._payments(({ key, src, locale, IntegrationError, createFrame, lostElement }) => {
  const api = new URL('/stand-in/', src).href
  const payment = { kind: 'paymentIntent', wire: 'payment_intent', method: 'stripe.confirmPayment()' }
  const setup = { kind: 'setupIntent', wire: 'setup_intent', method: 'stripe.confirmSetup()' }
  const noConnection = {
    type: 'api_connection_error',
    message:
      'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
  }
  const ofSecret = secret => (secret.startsWith('seti_') ? setup : payment)

  return {
    confirmPayment: spoken(options => confirmWithElements(payment, options)),
    confirmSetup: spoken(options => confirmWithElements(setup, options)),
    confirmCardPayment: spoken(confirmCardPayment),
    createPaymentMethod: spoken(createPaymentMethod),
    handleNextAction: spoken(({ clientSecret }) => takeNextAction(ofSecret(clientSecret), clientSecret)),
    retrievePaymentIntent: spoken(clientSecret => retrieve(payment, clientSecret)),
    retrieveSetupIntent: spoken(clientSecret => retrieve(setup, clientSecret)),
  }

  /** Translates errors into the language of the fields, or else of `Stripe()`. */
  function spoken(act) {
    return async (...given) => {
      const result = await act(...given)
      const say = translator(given[0]?.elements?._options.locale ?? locale)
      return result.error ? { ...result, error: { ...result.error, message: say(result.error.message) } } : result
    }
  }

  async function confirmWithElements(intent, { elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
    const secret = clientSecret ?? elements?._options.clientSecret
    if (!secret) throw invalid(intent, 'clientSecret should be a client secret.')
    if (redirect === 'always' && !confirmParams.return_url) {
      throw invalid(intent, 'confirmParams.return_url should be a url.')
    }
    const element = elements?._paying()
    if (elements && !element) {
      throw invalid(intent, 'elements should have a mounted Payment Element or Express Checkout Element.')
    }
    if (elements && !elements._options.clientSecret) await checkDeferred(intent, elements, secret)
    const result = await confirm(intent, secret, element, confirmParams)
    const { status } = result[intent.kind] ?? {}
    if (redirect !== 'always' || (status !== 'succeeded' && status !== 'processing')) return result
    const address = new URL(confirmParams.return_url)
    address.searchParams.set(intent.wire, result[intent.kind].id)
    address.searchParams.set(`${intent.wire}_client_secret`, secret)
    address.searchParams.set('redirect_status', status)
    location.assign(address)
    return new Promise(() => {})
  }

  /** An intent created after the form was shown must match the form's options. */
  async function checkDeferred(intent, elements, clientSecret) {
    if (!elements._submitted) {
      throw new IntegrationError(
        `elements.submit() must be called before ${intent.method}. Call elements.submit() as soon as your customer presses pay, prior to any asynchronous work. Integration guide: https://stripe.com/docs/payments/accept-a-payment-deferred`,
      )
    }
    const { paymentIntent } = intent === payment ? await retrieve(intent, clientSecret) : {}
    if (!paymentIntent) return
    const { amount, currency, setupFutureUsage = null } = elements._options
    const expectations = { amount, currency, setup_future_usage: setupFutureUsage }
    for (const [field, expected] of Object.entries(expectations)) {
      if (paymentIntent[field] === expected) continue
      throw new IntegrationError(
        `The provided ${field} (${paymentIntent[field]}) does not match the expected ${field} (${expected}).`,
      )
    }
  }

  async function confirmCardPayment(clientSecret, { payment_method, ...fields } = {}, { handleActions = true } = {}) {
    const element = payment_method?.card
    if (!element) return confirm(payment, clientSecret, undefined, { payment_method, ...fields }, handleActions)
    const payment_method_data = { billing_details: payment_method.billing_details }
    return confirm(payment, clientSecret, element, { payment_method_data, ...fields }, handleActions)
  }

  /** The frame adds the card and sends it. A saved method's id needs no frame. */
  async function confirm(intent, clientSecret, element, fields, handleActions = true) {
    const { error } = (await element?._ask('validate')) ?? {}
    if (error) return { error }
    const path = `${pathOf(clientSecret)}/confirm`
    const sent = { ...fields, key, client_secret: clientSecret, use_stripe_sdk: 'true' }
    const answer = element
      ? await element._ask('send', { path, fields: sent, under: 'payment_method_data' })
      : await call(path, sent)
    const result = asResult(intent.kind, answer)
    return handleActions && result[intent.kind] ? act(intent, result[intent.kind], clientSecret) : result
  }

  async function takeNextAction(intent, clientSecret) {
    const result = await retrieve(intent, clientSecret)
    return result[intent.kind] ? act(intent, result[intent.kind], clientSecret) : result
  }

  /** Shows the bank's page if the intent requires it, and returns the outcome. */
  async function act({ kind, wire }, current, clientSecret) {
    if (current.next_action?.type !== 'use_stripe_sdk') return { [kind]: current }
    // Behind a proxy the server may know itself by another address than this page does.
    const { search } = new URL(current.next_action.use_stripe_sdk.stripe_js)
    await authenticate(new URL(`authenticate.html${search}&as=dialog`, src).href)
    const after = await retrieve(ofSecret(clientSecret), clientSecret)
    const problem = after[kind]?.last_payment_error ?? after[kind]?.last_setup_error
    if (!problem || after[kind].status !== 'requires_payment_method') return after
    return { error: { ...problem, [wire]: after[kind] } }
  }

  async function createPaymentMethod({ elements, card, params, billing_details }) {
    const element = elements?._paying() ?? card
    if (!element) throw new IntegrationError(lostElement)
    const { error } = await element._ask('validate')
    if (error) return { error }
    const fields = { key, billing_details: params?.billing_details ?? billing_details }
    return asResult('paymentMethod', await element._ask('send', { path: 'payment_methods', fields }))
  }

  async function retrieve({ kind }, clientSecret) {
    const query = new URLSearchParams({ key, client_secret: clientSecret })
    return asResult(kind, await call(`${pathOf(clientSecret)}?${query}`))
  }

  /** Covers the page with the bank's, moves the focus into it, and returns it afterwards. */
  function authenticate(address) {
    const before = focused()
    const frame = createFrame(address, 'Secure 3D Secure frame', {
      position: 'fixed',
      inset: '0',
      width: '100vw',
      height: '100vh',
      'max-width': 'none',
      'max-height': 'none',
      'z-index': '2147483647',
      'color-scheme': 'auto',
      background: 'transparent',
    })
    const keepFocus = event => {
      if (event.target !== frame) frame.focus()
    }
    document.body.append(frame)
    document.addEventListener('focusin', keepFocus)
    return new Promise(resolve => {
      frame.addEventListener('load', () => {
        const line = new MessageChannel()
        line.port1.onmessage = () => {
          document.removeEventListener('focusin', keepFocus)
          frame.remove()
          before?.focus()
          resolve()
        }
        frame.contentWindow.postMessage({ connect: 'authenticate' }, new URL(src).origin, [line.port2])
        frame.focus()
      })
    })
  }

  function focused(root = document) {
    const element = root.activeElement
    return element?.shadowRoot?.activeElement ? focused(element.shadowRoot) : element
  }

  async function call(path, fields) {
    try {
      const response = await fetch(api + path, fields && { method: 'POST', body: form(fields) })
      return await response.json()
    } catch {
      return { error: noConnection }
    }
  }

  function invalid({ method }, reason) {
    return new IntegrationError(`Invalid value for ${method}: ${reason}`)
  }

  function asResult(kind, answer) {
    return answer.error ? { error: answer.error } : { [kind]: answer }
  }

  function pathOf(clientSecret) {
    const [id] = clientSecret.split('_secret_')
    return `${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`
  }

  /** Stripe's bracket notation: `a[b]=c`. Omits undefined and null. */
  function form(fields, name = '', body = new URLSearchParams()) {
    for (const [inner, value] of Object.entries(fields)) {
      const path = name ? `${name}[${inner}]` : inner
      if (typeof value === 'object' && value) form(value, path, body)
      else if (value !== undefined && value !== null) body.set(path, String(value))
    }
    return body
  }
})
