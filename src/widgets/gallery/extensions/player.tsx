import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { encodeText } from '../../../core/kernel/address'
import { useLocale } from '../../root/use-locale'
import { EmptyPanel } from '../../ui/empty-panel'
import * as css from '../gallery.css'
import { bellAddress } from './bell'

export function Player() {
  const { t } = useLingui()
  const locale = useLocale()
  const [address] = useState(bellAddress)
  const [isRefused, setRefused] = useState(false)
  const words = t`The bell of a shop’s door rings twice.`
  const captions = `data:text/vtt,${encodeText(`WEBVTT\n\n00:00.000 --> 00:01.600\n${words}\n`)}`
  if (isRefused)
    return <EmptyPanel title={t`The sound cannot be played`}>{t`This page or this browser refuses it.`}</EmptyPanel>
  return (
    <figure className={css.column}>
      <audio controls preload="metadata" src={address} aria-label={t`Door bell`} onError={() => setRefused(true)}>
        <track kind="captions" srcLang={locale} label={t`In words`} src={captions} />
      </audio>
      <figcaption>{words}</figcaption>
    </figure>
  )
}
