import { useEffect, useState } from 'react'
import { Ring } from './ring.tsx'
import css from './spinner.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** What is loading: "Loading the lots". */
  label: string
  /** Shows a simulated percentage, advanced every 200 ms and slowing down towards 100. */
  percentage?: boolean
  /** Milliseconds before anything is shown, so that fast answers do not flicker. Default: 0. */
  delay?: number
}>

export function Spinner({ label, percentage = false, delay = 0 }: Props) {
  useStyles(css)
  const percent = useAutomaticPercentage(percentage)
  const due = useDue(delay)
  if (!due) return null
  return (
    <div
      className="spinner"
      role="progressbar"
      aria-label={label}
      aria-valuemin={percentage ? 0 : undefined}
      aria-valuemax={percentage ? 100 : undefined}
      aria-valuenow={percentage ? percent : undefined}
    >
      <Ring size={40} />
      {percentage && <span className="spinner-percent">{percent}%</span>}
      <span className="spinner-label">{label}</span>
    </div>
  )
}

function useAutomaticPercentage(running: boolean): number {
  const [progress, setProgress] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setProgress(at => at + (99 - at) * 0.06), 200)
    return () => clearInterval(timer)
  }, [running])
  return Math.floor(progress)
}

function useDue(delay: number): boolean {
  const [due, setDue] = useState(delay <= 0)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return due
}
