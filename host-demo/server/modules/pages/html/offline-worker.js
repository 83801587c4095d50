/* The service worker of a microsite on its own platform: keeps the screens that are needed without a network, and
   shows notifications, which phones allow only to workers. The network is asked first, so that nobody sees an old
   price or runs old code while there is one. If it does not answer, the kept page is shown with the code that was
   kept with it. Answers marked no-store are not kept. */
const mine = `fayre-offline ${registration.scope} `
const name = `${mine}BUILD`
const isOn = 'SWITCH' === 'on'
/** Milliseconds to wait for the network before the kept page is shown. */
const timeLimit = 5000
/** Ids of the clients that show a kept page. */
const alone = new Set()

addEventListener('install', () => skipWaiting())

addEventListener('activate', event => event.waitUntil(isOn ? clients.claim() : leave()))

addEventListener('message', event => {
  if (isOn) event.waitUntil(keepAll(event.data))
})

addEventListener('fetch', event => {
  const { method, url } = event.request
  const { origin, pathname } = new URL(url)
  const isPart = !pathname.startsWith('/api/') || isSettings(pathname)
  if (isOn && isPart && method === 'GET' && origin === location.origin) event.respondWith(answer(event))
})

addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

/** Leaves a tab with another page as it is: somebody may be in the middle of paying there. */
async function show({ address }) {
  const open = await clients.matchAll({ type: 'window' })
  const there = open.find(({ url }) => pageOf(url) === pageOf(address))
  await (there ? there.focus() : clients.openWindow(address))
}

async function answer({ request, clientId, resultingClientId }) {
  const { url, mode } = request
  const isPage = mode === 'navigate'
  const kept = await find(isPage ? pageOf(url) : url)
  if (!kept) return fetch(request)
  const isAlone = alone.has(clientId)
  // A kept page needs the code of its own release.
  if (isAlone && !isSettings(url)) return kept
  try {
    return await (isPage || isAlone ? inTime(fetch(request)) : fetch(request))
  } catch {
    if (isPage) alone.add(resultingClientId)
    return kept
  }
}

/** Deletes what earlier releases have kept, once a whole screen of this one is kept. */
async function keepAll({ page, parts, isAll }) {
  const kept = await Promise.all([pageOf(page), ...parts].map(keep))
  if (isAll && kept.every(Boolean)) await forget(other => other !== name)
}

/** @returns false if it has to be tried again */
async function keep(address) {
  const cache = await caches.open(name)
  // Code never changes within a release.
  if (address.endsWith('.js') && (await cache.match(address))) return true
  try {
    const found = await fetch(address, { credentials: 'same-origin' })
    const mayBeKept = found.ok && !found.redirected && !/no-store/.test(found.headers.get('cache-control') ?? '')
    if (mayBeKept) await cache.put(address, found)
    return found.status < 500
  } catch {
    return false
  }
}

/** The oldest release comes first, because a later one may not be complete yet. */
async function find(address) {
  for (const cacheName of await caches.keys()) {
    const kept = cacheName.startsWith(mine) && (await caches.match(address, { cacheName, ignoreVary: true }))
    if (kept) return kept
  }
}

/** The page's address without query and hash, which do not change the document. */
function pageOf(address) {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

function isSettings(address) {
  return /\/app\/settings(\?|$)/.test(address)
}

function inTime(answer) {
  return Promise.race([answer, new Promise((_, reject) => setTimeout(reject, timeLimit))])
}

async function forget(isOver) {
  for (const other of await caches.keys()) if (other.startsWith(mine) && isOver(other)) await caches.delete(other)
}

/** Offline pages are switched off: deletes everything, and the worker itself. */
async function leave() {
  await forget(() => true)
  await registration.unregister()
}
