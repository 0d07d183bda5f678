import { useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { addSatang, noMoney, type Satang, satang } from '../../../core/kernel/money'
import { besideField } from '../../ui/beside-field.css'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { MoneyField } from '../../ui/money-field'
import { Price } from '../../ui/price'
import * as css from '../gallery.css'
import { sampleProducts } from '../samples'
import * as own from './repeater.css'

type Line = { key: number; name: string; price: Satang | null }

export function Repeater() {
  const { t } = useLingui()
  const containerRef = useRef<HTMLDivElement>(null)
  const [lines, setLines] = useState<readonly Line[]>([
    { key: 1, name: sampleProducts[0]?.name ?? '', price: satang(12_000) },
  ])
  const change = (key: number, changed: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)))
  const add = () =>
    setLines([...lines, { key: Math.max(0, ...lines.map(({ key }) => key)) + 1, name: '', price: null }])
  const remove = (key: number) => {
    setLines(lines.filter((line) => line.key !== key))
    containerRef.current?.querySelector<HTMLElement>('[data-key=add]')?.focus()
  }
  const removeLabel = (line: number) => t`Remove line ${line}`
  return (
    <div ref={containerRef} className={css.column}>
      <ol className={css.column}>
        {lines.map((line, nth) => (
          <li key={line.key} className={own.line}>
            <Field label={t`Product name`} className={own.name}>
              <Input autoFocus={line.name === ''} value={line.name} onChange={(name) => change(line.key, { name })} />
            </Field>
            <Field label={t`Price`} className={own.price}>
              <MoneyField value={line.price} onChange={(price) => change(line.key, { price })} />
            </Field>
            <Button
              className={besideField}
              look="ghost"
              icon={<Trash />}
              label={removeLabel(nth + 1)}
              onClick={() => remove(line.key)}
            />
          </li>
        ))}
      </ol>
      <div className={css.row}>
        <Button icon={<Plus />} data-key="add" onClick={add}>{t`Add a line`}</Button>
        <p>
          {t`Total`} <Price amount={addSatang(...lines.map(({ price }) => price ?? noMoney))} />
        </p>
      </div>
    </div>
  )
}
