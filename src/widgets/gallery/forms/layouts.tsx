import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import { Field } from '../../ui/field'
import * as css from '../../ui/form.css'
import { Input } from '../../ui/input'
import { samplePeople } from '../samples'

export function Layouts() {
  const { t } = useLingui()
  const [values, setValues] = useState<Record<string, string>>({ name: samplePeople[0] })
  const field = (key: string, label: string) => (
    <Field label={label}>
      <Input
        autoComplete="off"
        value={lookUp(values, key) ?? ''}
        onChange={(text) => setValues((before) => ({ ...before, [key]: text }))}
      />
    </Field>
  )
  return (
    <div className={css.form}>
      <section className={css.group} aria-label={t`Recipient`}>
        <h3 className={css.groupTitle}>{t`Recipient`}</h3>
        {field('name', t`Full name`)}
        <div className={css.pairs}>
          {field('phone', t`Phone`)}
          {field('email', t`Email`)}
        </div>
      </section>
      <section className={css.group} aria-label={t`Address`}>
        <h3 className={css.groupTitle}>{t`Address`}</h3>
        {field('street', t`House number and street`)}
        <div className={css.pairs}>
          {field('district', t`District`)}
          {field('postcode', t`Postcode`)}
        </div>
      </section>
    </div>
  )
}
