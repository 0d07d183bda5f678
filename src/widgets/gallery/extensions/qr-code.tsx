import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { QrCode } from '../../ui/qr-code'
import * as css from '../gallery.css'
import * as own from './qr-code.css'

export function QrCodeSpecimen() {
  const { t } = useLingui()
  const [text, setText] = useState('LR-1024')
  return (
    <div className={css.column}>
      <Field label={t`Text in the QR code`}>
        <Input maxLength={200} autoComplete="off" value={text} onChange={setText} />
      </Field>
      <div className={own.code}>
        <QrCode text={text} label={t`QR code of ${text}`} />
      </div>
    </div>
  )
}
