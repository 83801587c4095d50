import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

interface Taken {
  from: string
  to: string
  content: string
}

/** A minimal SMTP server. It can refuse the first recipients. */
export async function startSmtp({
  refusals = [],
}: {
  refusals?: string[]
} = {}): Promise<{ url: string; taken: Taken[] }> {
  const taken: Taken[] = []
  const sockets = new Set<Socket>()
  const left = [...refusals]
  const server = createServer(socket => {
    sockets.add(socket)
    let current: Taken = { from: '', to: '', content: '' }
    let inContent = false
    let rest = ''
    socket.on('error', () => {})
    socket.write('220 smtp.example ESMTP\r\n')
    socket.on('data', data => {
      const lines = (rest + data.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(line)
    })

    function answer(line: string): void {
      if (inContent) {
        if (line !== '.') {
          current.content += `${line}\r\n`
          return
        }
        inContent = false
        taken.push(current)
        socket.write('250 OK\r\n')
        return
      }
      const [, address = ''] = /<(.*?)>/.exec(line) ?? []
      if (/^MAIL/i.test(line)) current = { from: address, to: '', content: '' }
      const refusal = /^RCPT/i.test(line) && left.shift()
      if (refusal) {
        socket.write(`${refusal}\r\n`)
        return
      }
      if (/^RCPT/i.test(line)) current.to = address
      inContent = /^DATA/i.test(line)
      if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n')
      else socket.write(inContent ? '354 Go on\r\n' : '250 OK\r\n')
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { url: `smtp://127.0.0.1:${address.port}`, taken }
}
