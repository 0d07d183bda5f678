import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '../../ui/field'
import { Input, Textarea } from '../../ui/input'
import { SearchBox } from '../../ui/search-box'
import { sampleProducts, sampleShops } from '../samples'
import { State, States } from '../state'

export function TextFields() {
  const { t } = useLingui()
  const [name, setName] = useState<string>(sampleShops[0])
  const [phone, setPhone] = useState('08123')
  const [note, setNote] = useState('')
  const [query, setQuery] = useState('')
  const found = sampleProducts.filter((product) => product.name.includes(query))
  return (
    <States>
      <State name={t`Required`}>
        <div>
          <Field label={t`Shop name`} required error={name.trim() === '' && t`This field is required.`}>
            <Input value={name} onChange={setName} />
          </Field>
        </div>
      </State>
      <State name={t`With a hint and an error`}>
        <div>
          <Field
            label={t`Phone`}
            hint={t`9 or 10 digits`}
            error={!/^\d{9,10}$/.test(phone) && t`Enter a valid phone number`}
          >
            <Input inputMode="tel" autoComplete="off" value={phone} onChange={setPhone} />
          </Field>
        </div>
      </State>
      <State name={t`Multiple lines`}>
        <div>
          <Field label={t`Note`}>
            <Textarea value={note} onChange={setNote} />
          </Field>
        </div>
      </State>
      <State name={t`Not available now`}>
        <div>
          <Field label={t`Order number`}>
            <Input value="LR-1024" onChange={() => undefined} disabled />
          </Field>
        </div>
      </State>
      <State name={t`Search`}>
        <div>
          <SearchBox label={t`Search products`} clearLabel={t`Clear search`} value={query} onChange={setQuery} />
          <ul aria-live="polite">
            {found.map((product) => (
              <li key={product.code}>{product.name}</li>
            ))}
          </ul>
        </div>
      </State>
    </States>
  )
}
