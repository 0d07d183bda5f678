import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { encodeText } from '../../../core/kernel/address'
import { useLocale } from '../../runtime/use-locale'
import { EmptyPanel } from '../../ui/empty-panel'
import * as css from '../gallery.css'
import { bellAddress } from './bell'

export function Player() {
  const { t } = useLingui()
  const locale = useLocale()
  const [address] = useState(bellAddress)
  const [isRefused, setRefused] = useState(false)
  const transcript = t`A shop’s doorbell rings twice.`
  const captions = `data:text/vtt,${encodeText(`WEBVTT\n\n00:00.000 --> 00:01.600\n${transcript}\n`)}`
  if (isRefused)
    return <EmptyPanel title={t`Couldn't play the sound`}>{t`This page or browser doesn't allow it.`}</EmptyPanel>
  return (
    <figure className={css.column}>
      <audio controls preload="metadata" src={address} aria-label={t`Doorbell`} onError={() => setRefused(true)}>
        <track kind="captions" srcLang={locale} label={t`As text`} src={captions} />
      </audio>
      <figcaption>{transcript}</figcaption>
    </figure>
  )
}
