import { useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import { useRef, useState } from 'react'
import { copyText } from '../../orders/reply/copying'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Textarea } from '../../ui/input'
import * as css from '../gallery.css'

export function Clipboard() {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('ขอบคุณที่อุดหนุนค่ะ พัสดุออกพรุ่งนี้นะคะ')
  const [isCopied, setCopied] = useState<boolean>()
  return (
    <div className={css.column}>
      <Field label={t`Message`}>
        <Textarea
          ref={field}
          value={text}
          onChange={(next) => {
            setText(next)
            setCopied(undefined)
          }}
        />
      </Field>
      <div className={css.row}>
        <Button icon={<Copy />} onClick={async () => setCopied(await copyText(text, field.current))}>
          {t`Copy`}
        </Button>
        <p role="status">
          {isCopied === true && t`Copied`}
          {isCopied === false && t`Couldn't copy: select the text and copy it`}
        </p>
      </div>
    </div>
  )
}
