import { useMessages } from '../../../hooks/use-messages.ts'
import { qrPath } from '../../../lib/qr-path.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { useStyles } from '../../../ui/styles.ts'
import css from './share-kit.css?inline'
import { kitMessages } from './share-kit.messages.ts'

type Props = Readonly<{
  /** The absolute URL of the fundraiser or team. */
  url: string
  name: string
}>

/** A QR code for posters, and the picture that social networks show with the link. */
export function ShareKit({ url, name }: Props) {
  useStyles(css)
  const say = useMessages(kitMessages)
  const picture = `${url}/share.jpg`
  return (
    <div className="share-kit">
      <div>
        <QrCode text={url} label={say('qr', { name })} />
        <Button onClick={() => saveFile('qr-code.svg', svgOf(url), 'image/svg+xml')}>{say('saveQr')}</Button>
        <p>{say('print')}</p>
      </div>
      <div>
        <img src={picture} alt={say('picture', { name })} width={1200} height={630} />
        <LinkButton href={picture} download="share.jpg">
          {say('savePicture')}
        </LinkButton>
        <p>{say('post')}</p>
      </div>
    </div>
  )
}

function svgOf(text: string): string {
  const { size, path } = qrPath(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1200" height="1200" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}
