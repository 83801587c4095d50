import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../temporary-folder.ts'

export interface Certificate {
  readonly key: Buffer
  readonly cert: Buffer
  /** Chromium's flag that trusts the certificate. Ignoring all errors would disable caching. */
  readonly trust: string
}

/** A certificate for this machine and this run only. */
export function makeCertificate(): Certificate {
  const { path, remove } = temporaryFolder('certificate')
  const [keyFile, certFile] = [join(path, 'key.pem'), join(path, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=bench', '-addext', 'subjectAltName=IP:127.0.0.1']
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', keyFile, '-out', certFile], {
      stdio: 'ignore',
    })
    const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)]
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    const hash = createHash('sha256').update(publicKey).digest('base64')
    return { key, cert, trust: `--ignore-certificate-errors-spki-list=${hash}` }
  } catch (cause) {
    throw new Error('The bench needs openssl for a certificate (on Debian: apt-get install openssl).', { cause })
  } finally {
    remove()
  }
}
