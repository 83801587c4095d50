import { useEffect, useRef, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { type CameraProblem, qrDetector, readCamera } from './camera.ts'
import { doorMessages } from './door.messages.ts'

/** The camera, which reads tickets while it is on. */
export function DoorCamera({ onRead }: Readonly<{ onRead: (text: string) => void }>) {
  const { environment } = useSurroundings().site
  const say = useMessages(doorMessages)
  const [isOn, setOn] = useState(false)
  const [problem, setProblem] = useState<CameraProblem>()
  const video = useRef<HTMLVideoElement>(null)
  const read = useRef(onRead)
  read.current = onRead

  // Loads the reader now where the browser has none: later there may be no network.
  useEffect(() => void qrDetector(environment).catch(() => {}), [environment])

  useEffect(() => {
    if (!isOn || !video.current) return undefined
    return readCamera(environment, video.current, {
      onRead: text => read.current(text),
      onProblem(problem) {
        setProblem(problem)
        setOn(false)
      },
    })
  }, [isOn, environment])

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
        {say(isOn ? 'cameraStop' : problem === 'unread' ? 'cameraAgain' : 'camera')}
      </Button>
      {problem && (
        <p role="alert" className="desk-muted">
          {say(problem === 'none' ? 'noCamera' : problem)}
        </p>
      )}
    </div>
  )
}
