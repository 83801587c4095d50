import type { Environment } from '../../../lib/environment.ts'
import { loadCode } from '../../../store/code.ts'

/** The part of the platform's class that is used here; not every browser has it. */
interface Detector {
  detect(image: HTMLVideoElement | HTMLCanvasElement): Promise<readonly { rawValue: string }[]>
}

type DetectorClass = (new (options: {
  formats: string[]
}) => Detector) & {
  getSupportedFormats(): Promise<readonly string[]>
}

/** Milliseconds between two reads of the camera's picture. */
const lookTime = 150
/** Milliseconds out of the picture after which a code is reported again. */
const unseenTime = 3000

/** The browser's own reader of QR codes, or one that is loaded. */
export async function qrDetector(environment: Environment): Promise<Detector> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (Native && (await Native.getSupportedFormats()).includes('qr_code')) return new Native({ formats: ['qr_code'] })
  const { BarcodeDetector } = await loadCode(loadDecoder, environment)
  return new BarcodeDetector({ formats: ['qr_code'] })
}

const loadDecoder = () => import('qr/decode.js')

/** `unread`: the code that reads the picture did not load. */
export type CameraProblem = 'insecure' | 'denied' | 'none' | 'unread'

interface Listener {
  onRead(text: string): void
  onProblem(problem: CameraProblem): void
}

/**
 * Shows the back camera in a video, and reports each code that it reads. The same code is reported again only after it
 * was out of the picture for a while.
 * @returns the cleanup
 */
export function readCamera(
  environment: Environment,
  video: HTMLVideoElement,
  { onRead, onProblem }: Listener,
): () => void {
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stream: MediaStream | undefined
  const lastSeen = new Map<string, number>()

  async function open(): Promise<void> {
    if (!navigator.mediaDevices) return onProblem('insecure')
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
    } catch (problem) {
      return onProblem(problem instanceof DOMException && problem.name === 'NotAllowedError' ? 'denied' : 'none')
    }
    if (ended) return close()
    video.srcObject = stream
    await video.play().catch(() => {})
    try {
      void look(await qrDetector(environment))
    } catch {
      onProblem('unread')
    }
  }

  async function look(detector: Detector): Promise<void> {
    if (ended) return
    try {
      if (video.readyState >= 2) for (const { rawValue } of await detector.detect(video)) take(rawValue)
    } catch {
      // A single unreadable frame: the next one may be readable.
    }
    timer = setTimeout(() => void look(detector), lookTime)
  }

  function take(text: string): void {
    const now = performance.now()
    const isSame = now - (lastSeen.get(text) ?? Number.NEGATIVE_INFINITY) < unseenTime
    lastSeen.set(text, now)
    if (!isSame && !ended) onRead(text)
  }

  function close(): void {
    ended = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }

  void open()
  return close
}
