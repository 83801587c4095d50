import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'

/** How far a picture can be enlarged, and by how much with each press. */
const options = { maxScale: 6, minScale: 1, step: 0.5, contain: 'outside', panOnlyWhenZoomed: true } as const

/** Pixels that an arrow key moves the picture by. */
const arrowStep = 60

/** Enlarges a picture by pinch, wheel, double press and keys. Call `end` when the picture is removed. */
export function zoomable(picture: HTMLElement): Zoom {
  const panzoom = Panzoom(picture, options)
  const frame = picture.parentElement
  const wheel = (event: WheelEvent) => void panzoom.zoomWithWheel(event)
  const double = (event: MouseEvent) => {
    if (panzoom.getScale() > 1) panzoom.reset()
    else panzoom.zoomToPoint(2.5, event)
  }
  frame?.addEventListener('wheel', wheel, { passive: false })
  picture.addEventListener('dblclick', double)
  return {
    zoomIn: () => void panzoom.zoomIn(),
    zoomOut: () => void panzoom.zoomOut(),
    reset: () => void panzoom.reset(),
    press: key => press(panzoom, key),
    end() {
      frame?.removeEventListener('wheel', wheel)
      picture.removeEventListener('dblclick', double)
      panzoom.destroy()
    },
  }
}

export interface Zoom {
  zoomIn(): void
  zoomOut(): void
  reset(): void
  /** @returns whether the key moved or enlarged the picture */
  press(key: string): boolean
  end(): void
}

function press(panzoom: PanzoomObject, key: string): boolean {
  const isLarge = panzoom.getScale() > 1
  if (key === '+' || key === '=') panzoom.zoomIn()
  else if (key === '-') panzoom.zoomOut()
  else if (key === '0') panzoom.reset()
  else if (isLarge && Object.hasOwn(arrows, key)) {
    const [x = 0, y = 0] = arrows[key] ?? []
    panzoom.pan(x * arrowStep, y * arrowStep, { relative: true })
  } else return false
  return true
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
