import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Combobox } from '../../ui/combobox'
import { Field } from '../../ui/field'
import { sampleProducts } from '../samples'

export function Suggestions() {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const label = t`Product`
  const options = sampleProducts
    .filter(({ name }) => name.includes(text.trim()))
    .map(({ code, name }) => ({ value: code, label: name }))
  return (
    <Field label={label} hint={t`Type for suggestions`}>
      <Combobox
        value={text}
        onChange={setText}
        options={options}
        listLabel={t`Suggestions for ${label}`}
        countLabel={(count) => t`Suggestions: ${count}`}
      />
    </Field>
  )
}
