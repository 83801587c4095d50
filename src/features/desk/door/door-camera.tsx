import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { type CameraProblem, qrDetector, readCamera } from './camera.ts'
import { doorMessages } from './door.messages.ts'

/** The camera, which reads tickets while it is on. */
export function DoorCamera({ onRead }: Readonly<{ onRead: (text: string) => void }>) {
  const say = useMessages(doorMessages)
  const [isOn, setOn] = useState(false)
  const [problem, setProblem] = useState<CameraProblem>()
  const video = useRef<HTMLVideoElement>(null)
  const read = useRef(onRead)
  read.current = onRead

  // Loads it where the browser has none: later the network may be gone.
  useEffect(() => void qrDetector().catch(() => {}), [])

  useEffect(() => {
    if (!isOn || !video.current) return undefined
    return readCamera(
      video.current,
      text => read.current(text),
      problem => {
        setProblem(problem)
        setOn(false)
      },
    )
  }, [isOn])

  return (
    <div className="door-camera">
      {isOn && <video ref={video} className="door-video" muted playsInline aria-label={say('cameraView')} />}
      <Button
        variant={isOn ? 'quiet' : 'primary'}
        wide
        onClick={() => {
          setProblem(undefined)
          setOn(!isOn)
        }}
      >
        {isOn ? say('cameraStop') : say('camera')}
      </Button>
      {problem && (
        <p role="alert" className="desk-muted">
          {say(problem === 'none' ? 'noCamera' : problem)}
        </p>
      )}
    </div>
  )
}
