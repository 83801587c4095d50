import { FullScreen } from './full-screen.tsx'
import { Spinner } from './spinner.tsx'
import { useStyles } from './styles.ts'
import css from './update-screen.css?inline'

type Props = Readonly<{
  /** "{app name} has been updated" */
  title: string
  /** "We're refreshing the app to keep things up to date." */
  text: string
}>

/** Shown for the seconds before the page reloads into a new version. */
export function UpdateScreen({ title, text }: Props) {
  useStyles(css)
  return (
    <FullScreen label={title}>
      <div className="update-screen">
        <h1>{title}</h1>
        <Spinner label={text} percentage />
      </div>
    </FullScreen>
  )
}
