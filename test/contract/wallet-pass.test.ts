import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databases } from '../databases.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { buy, makeType } from './seats.ts'

/** A certificate authority instead of Apple's, and a certificate that it has signed instead of the organiser's. */
function certificates(folder: string) {
  const file = (name: string) => `${folder}/${name}`
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'ignore' })
  const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '2']
  openssl('req', '-x509', ...made, '-subj', '/CN=Authority', '-keyout', file('ca.key'), '-out', file('ca.pem'))
  openssl(
    'req',
    '-new',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=Tickets',
    '-keyout',
    file('key.pem'),
    '-out',
    file('csr'),
  )
  openssl(
    ...['x509', '-req', '-in', file('csr'), '-CA', file('ca.pem'), '-CAkey', file('ca.key')],
    ...['-CAcreateserial', '-days', '2', '-out', file('certificate.pem')],
  )
  const read = (name: string) => readFileSync(file(name), 'utf8')
  return { certificate: read('certificate.pem'), key: read('key.pem'), authority: read('ca.pem') }
}

const [database] = databases

describe('passes for Apple Wallet', () => {
  const folder = temporaryFolder('wallet')
  let demo: DemoServer
  beforeAll(async () => {
    const wallet = { passType: 'pass.org.charity.tickets', team: 'A1B2C3D4E5', ...certificates(folder.path) }
    demo = await startDemo(database as (typeof databases)[number], {}, { wallet })
  }, 60_000)
  afterAll(async () => {
    await demo.close()
    folder.remove()
  })

  const passOf = async (owner: { order_id: string; order_key?: string | undefined }) => {
    const { orders } = (await demo.call(endpoints.yourTickets, { tokens: [], orders: [owner] })).output
    return orders[0]?.tickets[0]
  }

  test('a pass is signed with the certificate, and has the code that the door scans', async () => {
    const { owner } = await buy(demo, { event_ticket_type_id: await makeType(demo, 'Dinner') })
    const ticket = await passOf(owner)
    const answer = await fetch(ticket?.wallet_url ?? '')
    expect(answer.headers.get('content-type')).toBe('application/vnd.apple.pkpass')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const text = (name: string) => Buffer.from(files[name] ?? []).toString()
    const pass = JSON.parse(text('pass.json'))
    expect(pass).toMatchObject({ passTypeIdentifier: 'pass.org.charity.tickets', teamIdentifier: 'A1B2C3D4E5' })
    expect(pass.barcodes[0]).toMatchObject({ format: 'PKBarcodeFormatQR', message: ticket?.code })
    expect(JSON.stringify(pass.eventTicket)).toContain('Ada Lovelace')
    const manifest = JSON.parse(text('manifest.json'))
    expect(manifest['pass.json']).toBe(createHash('sha1').update(text('pass.json')).digest('hex'))

    for (const name of ['signature', 'manifest.json']) writeFileSync(`${folder.path}/${name}`, files[name] ?? '')
    const verify = () =>
      execFileSync(
        'openssl',
        [
          ...['smime', '-verify', '-inform', 'DER', '-in', `${folder.path}/signature`, '-purpose', 'any'],
          ...['-content', `${folder.path}/manifest.json`, '-CAfile', `${folder.path}/ca.pem`],
        ],
        { stdio: 'pipe' },
      ).toString()
    expect(verify()).toContain('pass.json')
    writeFileSync(`${folder.path}/manifest.json`, `${text('manifest.json')} `)
    expect(verify).toThrow('digest failure')
  })

  test('a changed address, or that of a transferred seat, has no pass', async () => {
    const { owner, guests } = await buy(demo, { event_ticket_type_id: await makeType(demo, 'Dinner'), quantity: 2 })
    const url = (await passOf(owner))?.wallet_url ?? ''
    expect((await fetch(`${url}x`)).status).toBe(404)
    const { guest_ticket_id = '' } = guests[0] ?? {}
    await demo.call(endpoints.recallGuest, { ...owner, guest_ticket_id })
    expect((await fetch(url)).status).toBe(404)
  })
})
