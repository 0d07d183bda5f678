import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { RichText } from '../../rich-text/rich-text'
import { SafeHtml } from '../../safe-html/safe-html'
import { State, States } from '../state'

export function RichTextSpecimen() {
  const { t } = useLingui()
  const [html, setHtml] = useState('<p>สวัสดีค่ะ <strong>พัสดุ</strong>ออกแล้วนะคะ</p>')
  return (
    <States>
      <State name={t`Edited`} wide>
        <div>
          <RichText label={t`Message`} value={html} onChange={setHtml} />
        </div>
      </State>
      <State name={t`Displayed`} wide>
        <div>
          <SafeHtml html={html} />
        </div>
      </State>
    </States>
  )
}
