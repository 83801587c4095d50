/*
 * A stand-in for Stripe.js on the demo pages: a plain script that defines window.Stripe at once, like the real one.
 * Card details are typed into a frame of the demo server and never reach this page. payments.js, which is loaded at
 * the first call, handles everything after the pay button.
 */
;(() => {
  if (window.Stripe) return
  const { src } = document.currentScript ?? document.querySelector('script[src*="/stand-in/stripe.js"]')
  const lostElement =
    'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.'
  const states = { empty: 'StripeElement--empty', complete: 'StripeElement--complete', focused: 'StripeElement--focus' }

  /** Keeps what can be posted to a frame: options may hold functions. */
  const plain = value => value && JSON.parse(JSON.stringify(value))

  class IntegrationError extends Error {
    name = 'IntegrationError'
  }

  function Stripe(key, settings = {}) {
    if (typeof key !== 'string' || !key.startsWith('pk_')) {
      throw new IntegrationError('Please call Stripe() with your publishable key, which starts with "pk_".')
    }
    const payments = loadPayments().then(create =>
      create({ key, src, locale: settings.locale, IntegrationError, createFrame, lostElement }),
    )
    const later =
      name =>
      async (...given) =>
        (await payments)[name](...given)
    return {
      elements: options => createElements({ locale: settings.locale, ...options }),
      confirmPayment: later('confirmPayment'),
      confirmSetup: later('confirmSetup'),
      confirmCardPayment: later('confirmCardPayment'),
      createPaymentMethod: later('createPaymentMethod'),
      handleNextAction: later('handleNextAction'),
      retrievePaymentIntent: later('retrievePaymentIntent'),
      retrieveSetupIntent: later('retrieveSetupIntent'),
      paymentRequest: () => ({ canMakePayment: async () => null, on() {}, off() {}, update() {}, abort() {} }),
      registerAppInfo() {},
    }
  }
  Stripe.version = 'endive'

  let loading
  // Uses import, which is also allowed where Trusted Types forbid setting a script's address.
  function loadPayments() {
    loading ??= new Promise((resolve, reject) => {
      Stripe._payments = resolve
      import(new URL('payments.js', src).href).catch(() => reject(new Error('Failed to load Stripe.js')))
    })
    loading.catch(() => {})
    return loading
  }
  window.Stripe = Stripe

  function createElements(options = {}) {
    const made = new Map()
    const elements = {
      _options: { ...options },
      _submitted: false,
      _paying: () => [...made.values()].find(element => element._mounted()),
      create(type, elementOptions = {}) {
        if (made.has(type)) throw new IntegrationError(`Can only create one Element of type ${type}.`)
        const forget = () => made.delete(type)
        if (type === 'expressCheckout') made.set(type, createWallets(forget))
        else if (type === 'payment' || type === 'card') {
          made.set(type, createElement(type, elements, elementOptions, forget))
        } else throw new IntegrationError(`The Stripe stand-in has no Element of type ${type}.`)
        return made.get(type)
      },
      getElement: type => made.get(type) ?? null,
      update(changes) {
        Object.assign(elements._options, changes)
        for (const element of made.values()) element._tell('appearance', elements._options)
      },
      async submit() {
        const element = elements._paying()
        if (!element) throw new IntegrationError(lostElement)
        const { error } = await element._ask('validate')
        elements._submitted = !error
        return error ? { error } : { selectedPaymentMethod: 'card' }
      },
      fetchUpdates: async () => ({}),
    }
    return elements
  }

  /** The card fields: a frame of the demo server, with a private message port. */
  function createElement(type, elements, options, forget) {
    const { emit, clear, ...listening } = createEmitter()
    const asked = new Map()
    let target
    let frame
    let port
    let connected
    const element = {
      ...listening,
      mount(place) {
        const next = findTarget(place)
        if (next === target) return
        if (target) {
          throw new IntegrationError(
            'This Element is already mounted. Use `unmount()` to unmount the Element before re-mounting.',
          )
        }
        target = next
        const holder = document.createElement('div')
        holder.className = '__PrivateStripeElement'
        frame = createFrame(new URL('card-frame.html', src).href, 'Secure payment input frame', {
          display: 'block',
          width: 'calc(100% + 8px)',
          margin: '-4px',
          height: '156px',
        })
        connected = new Promise(resolve => {
          frame.addEventListener('load', () => connect(resolve))
        })
        holder.append(frame)
        target.replaceChildren(holder)
        target.classList.add('StripeElement')
        mark({ empty: true, complete: false, focused: false })
      },
      unmount() {
        frame?.parentNode?.remove()
        target?.classList.remove('StripeElement', ...Object.values(states))
        for (const { reject } of asked.values()) reject(new IntegrationError(lostElement))
        asked.clear()
        target = frame = port = undefined
      },
      destroy() {
        element.unmount()
        forget()
        clear()
      },
      update: changes => Object.assign(options, changes),
      clear: () => element._tell('clear'),
      blur: () => element._tell('blur'),
      focus() {
        frame?.focus()
        element._tell('focus')
      },
      _mounted: () => Boolean(frame?.isConnected),
      _tell(name, detail) {
        if (target) connected.then(() => port?.postMessage({ name, detail: plain(detail) }))
      },
      async _ask(name, detail) {
        if (!element._mounted()) throw new IntegrationError(lostElement)
        await connected
        const id = asked.size + Math.random()
        return new Promise((resolve, reject) => {
          asked.set(id, { resolve, reject })
          port.postMessage({ name, id, detail: plain(detail) })
        })
      },
    }
    return element

    /**
     * Only the demo server's frame gets the port: the browser checks the frame's origin, and the frame that we are its
     * parent.
     */
    function connect(done) {
      const line = new MessageChannel()
      port = line.port1
      port.onmessage = ({ data }) => hear(data, done)
      frame.contentWindow?.postMessage({ connect: 'card', detail: plain(elements._options) }, new URL(src).origin, [
        line.port2,
      ])
    }

    function hear({ name, id, detail }, done) {
      if (name === 'answer') {
        asked.get(id)?.resolve(detail)
        asked.delete(id)
      } else if (name === 'height') frame?.style.setProperty('height', `${detail}px`, 'important')
      else if (name === 'ready') {
        frame.title = detail.title
        done()
        emit('ready', { elementType: type })
      } else {
        if (name === 'change') {
          elements._submitted = false
          mark({ empty: detail.empty, complete: detail.complete })
        }
        if (name === 'focus' || name === 'blur') mark({ focused: name === 'focus' })
        emit(name, name === 'change' ? changeOf(type, detail) : { elementType: type })
      }
    }

    function mark(now) {
      for (const [state, on] of Object.entries(now)) target?.classList.toggle(states[state], on)
    }
  }

  /** Wallets: none are available here, which the element reports the way Stripe's does. */
  function createWallets(forget) {
    const { emit, clear, ...listening } = createEmitter()
    const mount = place => {
      findTarget(place)
      setTimeout(() => emit('ready', { elementType: 'expressCheckout', availablePaymentMethods: undefined }))
    }
    const nothing = { unmount() {}, update() {}, clear() {}, focus() {}, blur() {}, _tell() {} }
    return { ...listening, ...nothing, mount, destroy: forget, _mounted: () => false }
  }

  function changeOf(elementType, { empty, complete, brand, error }) {
    return elementType === 'card'
      ? { elementType, empty, complete, brand, error, value: { postalCode: '' } }
      : { elementType, empty, complete, collapsed: false, value: { type: 'card' } }
  }

  function createEmitter() {
    const handlers = new Map()
    const of = name => handlers.get(name) ?? handlers.set(name, new Set()).get(name)
    const on = (name, handler) => void of(name).add(handler)
    const off = (name, handler) => void (handler ? of(name).delete(handler) : of(name).clear())
    const once = (name, handler) =>
      on(name, function only(event) {
        off(name, only)
        handler(event)
      })
    const emit = (name, event) => {
      for (const handler of [...of(name)]) handler(event)
    }
    return { on, off, once, addEventListener: on, removeEventListener: off, emit, clear: () => handlers.clear() }
  }

  function findTarget(place) {
    const target = typeof place === 'string' ? document.querySelector(place) : place
    if (!target && typeof place === 'string') {
      throw new IntegrationError(
        `The selector you specified (${place}) applies to no DOM elements that are currently on the page.\nMake sure the element exists on the page before calling mount().`,
      )
    }
    if (!(target instanceof Element)) {
      throw new IntegrationError(
        'Invalid DOM element. You must provide a DOM element or a valid selector when calling mount()',
      )
    }
    if (target.getRootNode() === target.ownerDocument) return target
    throw new IntegrationError('Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.')
  }

  /** Styled through the CSSOM, which no page's policy or style sheet can block. */
  function createFrame(address, title, styles) {
    const frame = document.createElement('iframe')
    frame.name = `__privateStripeFrame${Math.random().toString().slice(2, 8)}`
    frame.title = title
    const base = {
      display: 'block',
      border: '0',
      margin: '0',
      padding: '0',
      'min-width': '100%',
      'color-scheme': 'light only',
    }
    for (const [name, value] of Object.entries({ ...base, ...styles }))
      frame.style.setProperty(name, value, 'important')
    frame.src = address
    return frame
  }
})()
