import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import { RadioGroup } from '../../ui/radio-group'
import { Select } from '../../ui/select'
import * as css from '../gallery.css'
import { sampleShops } from '../samples'
import { State, States } from '../state'

type Way = 'post' | 'courier' | 'pickup'

export function Choices() {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<readonly string[]>([sampleShops[0]])
  const [way, setWay] = useState<Way>('courier')
  const [shop, setShop] = useState('')
  const navigation = [
    { value: 'post' as const, label: t`Post`, hint: t`Three to five days` },
    { value: 'courier' as const, label: t`By courier`, hint: t`One to two days` },
    { value: 'pickup' as const, label: t`Customer collects` },
  ]
  const isAll = chosen.length === sampleShops.length
  return (
    <States>
      <State name={t`Choose any number`}>
        <div className={css.column}>
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && chosen.length > 0}
            onChange={(isOn) => setChosen(isOn ? sampleShops : [])}
          >
            {t`All shops`}
          </Checkbox>
          {sampleShops.map((each) => (
            <Checkbox
              key={each}
              checked={chosen.includes(each)}
              onChange={(isOn) => setChosen(isOn ? [...chosen, each] : chosen.filter((other) => other !== each))}
            >
              {each}
            </Checkbox>
          ))}
        </div>
      </State>
      <State name={t`Choose one`}>
        <div>
          <RadioGroup label={t`Shipping`} value={way} onChange={(next) => setWay(next)} options={navigation} />
        </div>
      </State>
      <State name={t`Choose one, in a row`}>
        <div>
          <RadioGroup
            label={t`Shipping`}
            look="segmented"
            value={way}
            onChange={(next) => setWay(next)}
            options={navigation}
          />
        </div>
      </State>
      <State name={t`Choose one of many`}>
        <div>
          <Field label={t`Shop`}>
            <Select
              value={shop}
              onChange={setShop}
              placeholder={t`Choose a shop`}
              options={sampleShops.map((each) => ({ value: each, label: each }))}
            />
          </Field>
        </div>
      </State>
    </States>
  )
}
